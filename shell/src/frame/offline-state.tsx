import { getJson } from '@aisle/api/client/get-json'
import { REGISTRY_PATH } from '@aisle/contract'
import { useDialogStack } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { offlineMessages } from './frame-extras.messages.ts'

/** Milliseconds that an attempt waits for an answer. */
const PATIENCE = 8_000

/**
 * The connection was lost (spec 1 §4, decision 4): the page and every dialog above it are grey and out of reach of
 * pointer and keyboard, which the browser sees to for whatever is below a modal dialog. Only Try Again is live.
 */
export function OfflineState({ onAnswer }: { readonly onAnswer: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const above = useDialogStack().length
  const [state, setState] = useState<'waiting' | 'trying' | 'failed'>('waiting')

  // A dialog that opened meanwhile would lie above; closed before it is gone it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [above])

  const tryAgain = async () => {
    setState('trying')
    try {
      await getJson(REGISTRY_PATH, AbortSignal.timeout(PATIENCE))
      onAnswer()
    } catch {
      setState('failed')
    }
  }
  return (
    <Root
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it against its will when Escape is pressed twice.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal()
      }}
    >
      <p>
        <strong id={id}>{offlineMessages.title}</strong>
        <span role="status">{state === 'failed' ? offlineMessages.still : offlineMessages.text}</span>
      </p>
      <Button variant="primary" isBusy={state === 'trying'} onClick={() => void tryAgain()}>
        {state === 'trying' ? offlineMessages.trying : offlineMessages.tryAgain}
      </Button>
    </Root>
  )
}

const Root = styled.dialog`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-3) var(--space-5);
  width: 100vw;
  max-width: none;
  margin: 0;
  padding: var(--space-4);
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  > p {
    display: grid;
    max-width: 560px;
  }
  span {
    color: var(--color-muted);
  }
  &::backdrop {
    background: rgb(16 24 40 / 0.25);
    backdrop-filter: grayscale(1);
  }
`
