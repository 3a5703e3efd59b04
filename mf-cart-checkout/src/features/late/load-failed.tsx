import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { messages } from '../../cart.messages.ts'

type LoadFailedProps = {
  readonly query: { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> }
  /** What is missing. */
  readonly children: string
}

/** Says what could not be loaded, in the place where it is missed, and asks for it again; all else goes on without it. */
export const LoadFailed = ({ query, children }: LoadFailedProps) =>
  query.isError ? (
    <Alert
      variant="warning"
      actions={
        <Button size="s" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {messages.tryAgain}
        </Button>
      }
    >
      {children}
    </Alert>
  ) : null
