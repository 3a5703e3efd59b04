import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  readonly renderFailure: (error: unknown) => ReactNode
  readonly onFailure: (error: unknown, info: ErrorInfo) => void
}
type State = { readonly failure: { readonly error: unknown } | undefined }

/** Keeps a failure of a remote inside its own region. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onFailure(error, info)
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.renderFailure(failure.error) : this.props.children
  }
}
