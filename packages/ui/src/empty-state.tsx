import type { ReactNode } from 'react'
import styled from 'styled-components'

export type EmptyStateProps = {
  readonly title: string
  /** What to do next. */
  readonly text?: string
  readonly icon?: ReactNode
  /** Buttons or links for that. */
  readonly actions?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, text, icon, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root>
      {icon}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  max-width: 480px;
  margin: 0 auto;
  padding: var(--space-7) var(--space-4);
  overflow-wrap: anywhere;
  text-align: center;
  > svg {
    color: var(--color-accent);
  }
  > p {
    color: var(--color-muted);
    text-wrap: balance;
  }
  > h1,
  > h2,
  > h3 {
    font-size: var(--text-xl);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-2);
`
