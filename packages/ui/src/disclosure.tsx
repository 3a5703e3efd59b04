import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon } from './icons.tsx'

export type DisclosureProps = {
  readonly title: ReactNode
  readonly isOpen?: boolean
  /** It was opened. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** Content that opens below its title; works without scripts. Several below each other are an accordion. */
export function Disclosure({ title, isOpen = false, onOpen, children }: DisclosureProps) {
  return (
    <Root open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>
        <span>{title}</span>
        <ChevronDownIcon />
      </summary>
      <Content>{children}</Content>
    </Root>
  )
}

const Root = styled.details`
  border-bottom: 1px solid var(--color-line);
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 48px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  > summary :is(h2, h3, h4) {
    font: inherit;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    transition: transform var(--motion);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

const Content = styled.div`
  padding-bottom: var(--space-4);
`
