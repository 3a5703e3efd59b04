import { Component, type ReactNode } from 'react'

type Props = {
  /** The page that is open. What another one failed at is forgotten. */
  readonly page: string
  readonly onFailure: (error: unknown) => void
  readonly renderFailure: (error: unknown) => ReactNode
  readonly children: ReactNode
}
type Failure = { readonly error: unknown }
type State = { readonly page: string; readonly first?: Failure | undefined; readonly latest?: Failure | undefined }

/**
 * What a page throws while it is being left is told to the first boundary that stays, which is none of the page's own.
 * This one shows the next page all the same, once: a page that fails again says so in its place.
 */
export class LeftPageBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { latest: { error } }
  }

  static getDerivedStateFromProps({ page }: Props, { page: before, first, latest }: State): State {
    return page === before ? { page, first: first ?? latest, latest } : { page, first: undefined, latest: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    const { first, latest } = this.state
    return latest === first ? this.props.children : this.props.renderFailure(latest?.error)
  }
}
