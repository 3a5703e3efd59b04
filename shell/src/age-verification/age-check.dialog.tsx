import type { DialogComponentProps } from '@aisle/contract'
import { Spinner } from '@aisle/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand/react'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { AGE_DIALOG_WIDTH } from './age-dialog-width.ts'
import { ageMessages } from './age.messages.ts'
import { useAgeVerification } from './use-age-verification.ts'

/** The check under way: the identity provider's widget while it is open, and otherwise that something is happening. */
export default function AgeCheckDialog({ close }: DialogComponentProps<'age-check'>) {
  const { flow, hostWidget } = useAgeVerification()
  const isChecking = useStore(flow, ({ step }) => step === 'checking')
  const [hasLoaded, setHasLoaded] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const isOpen = isChecking && hasLoaded

  useEffect(() => {
    const element = host.current
    if (!element) return
    hostWidget(element)
    // A frame tells nobody above it that it has loaded, but whoever listens on the way down hears it.
    const show = () => setHasLoaded(true)
    element.addEventListener('load', show, true)
    return () => element.removeEventListener('load', show, true)
  }, [hostWidget])

  return (
    <DialogFrame title={ageMessages.checkTitle} width={AGE_DIALOG_WIDTH} onClose={() => close()}>
      <Wait role="status">
        {!isOpen && (
          <div>
            <Spinner />
            <p>{ageMessages.checking}</p>
          </div>
        )}
      </Wait>
      <Host ref={host} hidden={!isOpen} />
    </DialogFrame>
  )
}

const Wait = styled.div`
  > div {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-4);
    min-height: 280px;
    text-align: center;
  }
  span {
    font-size: 2.5rem;
    color: var(--color-accent);
  }
`

const Host = styled.div`
  margin: 0 calc(-1 * var(--space-3));
  iframe {
    display: block;
    width: 100%;
    border: 0;
  }
`
