import { openDialog } from '@aisle/platform'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { signUpMessages } from './sign-up.messages.ts'

/** What is agreed to, with the texts themselves one press away (spec 1 §5). */
export function ConsentLabel() {
  const [before, terms, and, privacy] = signUpMessages.consent
  return (
    <>
      {before}
      <LegalText section="terms">{terms}</LegalText>
      {and}
      <LegalText section="privacy">{privacy}</LegalText>
    </>
  )
}

type LegalTextProps = { readonly section: 'terms' | 'privacy'; readonly children: ReactNode }

const LegalText = ({ section, children }: LegalTextProps) => (
  <Look type="button" onClick={() => void openDialog('legal', { section })}>
    {children}
  </Look>
)

const Look = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`
