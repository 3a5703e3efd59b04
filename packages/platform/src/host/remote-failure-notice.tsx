import { ApiError } from '@aisle/api/client'
import { type FailureReason, RemoteFailure } from '../federation/federation.ts'
import { isNetworkKind } from '../federation/remote-failure.ts'
import { remoteMessages } from './remote-module.messages.ts'
import type { PartKind } from './remote-modules.ts'

type Props = { readonly kind: PartKind; readonly error: unknown; readonly onRetry: () => void }

/** Says in place of a remote what happened, what is safe and what to do. */
export function RemoteFailureNotice({ kind, error, onRetry }: Props) {
  return (
    <div role="alert" className="aisle-notice">
      <p>
        <strong>{titleOf(error)(kind)}</strong>
      </p>
      <p>{navigator.onLine ? remoteMessages.safe : remoteMessages.noConnection}</p>
      <button type="button" className="aisle-button" onClick={onRetry}>
        {remoteMessages.tryAgain}
      </button>
    </div>
  )
}

const TITLES: Readonly<Record<FailureReason, (kind: PartKind) => string>> = {
  network: remoteMessages.notLoaded,
  timeout: remoteMessages.tooSlow,
  refused: remoteMessages.refused,
  broken: remoteMessages.broken,
}

function titleOf(error: unknown) {
  if (error instanceof RemoteFailure) return TITLES[error.reason]
  return error instanceof ApiError || isNetworkKind(error) ? remoteMessages.notLoaded : remoteMessages.broken
}
