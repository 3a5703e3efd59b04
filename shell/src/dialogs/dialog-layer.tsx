import { useDialogStack } from '@aisle/platform'
import { useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '../lazy-part.tsx'

const DialogStack = lazyPart(() => import('./dialog-stack.tsx'), { kind: 'dialog' })

/**
 * Dialogs over the page. Their code comes with the first one and stays: it keeps their entries of the history. That it
 * does not come is said where it is seen, for as long as a dialog is wanted.
 */
export function DialogLayer() {
  const isOpen = useDialogStack().length > 0
  const [isUsed, setUsed] = useState(isOpen)
  if (isOpen && !isUsed) setUsed(true)
  return isUsed ? (
    <Over hidden={!isOpen}>
      <DialogStack />
    </Over>
  ) : null
}

const Over = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--bottom-bar-height) + var(--space-3));
  z-index: 40;
  > .aisle-notice {
    margin-bottom: 0;
    box-shadow: var(--shadow-2);
  }
`
