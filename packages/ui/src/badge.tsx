import type { ReactNode } from 'react'
import styled from 'styled-components'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** A word or two about a thing: `Age Restricted`, `Scheduled`, `Paid`. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <Root $tone={tone}>{children}</Root>
}

const Root = styled.span<{ readonly $tone: BadgeTone }>`
  --tone: ${({ $tone }) => ($tone === 'neutral' ? 'var(--color-text)' : `var(--color-${$tone})`)};
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 2px var(--space-2);
  border: 1px solid ${({ $tone }) => ($tone === 'neutral' ? 'var(--color-control)' : 'var(--tone)')};
  border-radius: 99px;
  background: var(--color-surface);
  color: var(--tone);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`
