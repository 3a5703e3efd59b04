import { ApiError } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { messages } from '../../catalogue.messages.ts'
import { RestrictedProduct } from '../age/restricted-product.tsx'
import { RetryButton } from './retry-button.tsx'

type QueryBoundaryProps = {
  /** In the final size of what is being loaded. */
  readonly loading: ReactNode
  /** Where the store says that there is no such thing. */
  readonly missing?: ReactNode
  readonly children: ReactNode
}

/** Waits for what is inside; says so when it cannot be had, and tries again. Other failures go further up. */
export function QueryBoundary({ loading, missing, children }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailedCall missing={missing} onRetry={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </FailedCall>
      )}
    </QueryErrorResetBoundary>
  )
}

const AGE_NEEDED = 'AGE_VERIFICATION_NEEDED'

type FailedCallProps = { readonly missing: ReactNode; readonly onRetry: () => void; readonly children: ReactNode }
type FailedCallState = { readonly error: Error | undefined }

class FailedCall extends Component<FailedCallProps, FailedCallState> {
  override readonly state: FailedCallState = { error: undefined }

  static getDerivedStateFromError(error: Error): FailedCallState {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 && this.props.missing) return this.props.missing
    const retry = () => {
      this.props.onRetry()
      this.setState({ error: undefined })
    }
    // Asking again would change nothing before that.
    if (error.code === AGE_NEEDED) return <RestrictedProduct onVerified={retry} />
    return (
      <Alert variant="danger" actions={<RetryButton error={error} onRetry={retry} />}>
        {messages.failed.text}
      </Alert>
    )
  }
}
