import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { remoteMessages } from './remote-module.messages.ts'

/** Milliseconds after which waiting needs words (spec decisions, chunk time-out). */
export const STILL_LOADING_AFTER = 10_000

type Props = { readonly skeleton: ReactNode; readonly onRetry: () => void }

/** The skeleton of what is coming; after ten seconds with a way to start over and a way out. */
export function StillLoading({ skeleton, onRetry }: Props) {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_LOADING_AFTER)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      {isSlow && <StillLoadingNotice onRetry={onRetry} />}
      {skeleton}
    </>
  )
}

export function StillLoadingNotice({ onRetry }: Pick<Props, 'onRetry'>) {
  const navigate = useNavigate()
  return (
    <div role="status" className="aisle-notice">
      <p>{remoteMessages.stillLoading}</p>
      <button type="button" className="aisle-button" onClick={onRetry}>
        {remoteMessages.tryAgain}
      </button>
      <button type="button" className="aisle-button" data-variant="quiet" onClick={() => navigate(-1)}>
        {remoteMessages.goBack}
      </button>
    </div>
  )
}
