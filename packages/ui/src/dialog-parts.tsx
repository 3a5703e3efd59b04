import type { ReactNode } from 'react'
import styled from 'styled-components'

/** What a dialog shows inside the frame that the shell gives it (title, close button, focus, stack). */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <Body>{children}</Body>
}

/** A dialog's buttons, the main one last; they stay in sight while the body scrolls. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <Actions>{children}</Actions>
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  margin: var(--space-4) 0 calc(-1 * var(--space-5));
  padding: var(--space-3) 0 var(--space-4);
  background: var(--color-surface);
  @media (max-width: 599px) {
    flex-flow: column-reverse nowrap;
    align-items: stretch;
  }
`
