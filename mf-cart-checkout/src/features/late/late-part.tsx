import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react'
import { messages } from '../../cart.messages.ts'

type Options = {
  readonly loading: string
  readonly failed: string
  /** of what stands in its place, in CSS */
  readonly height: string
}

/** A part of a page with a file of its own. Where that does not come, the part can be asked for again. */
export function latePart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  { loading, failed, height }: Options,
): FunctionComponent<Props> {
  type LateProps = Props & { readonly onRetry: () => void }
  const Failed = ({ onRetry }: LateProps) => (
    <Alert variant="danger" actions={<Button onClick={onRetry}>{messages.tryAgain}</Button>}>
      {failed}
    </Alert>
  )
  const ask = () =>
    lazy((): Promise<{ readonly default: FunctionComponent<LateProps> }> =>
      load().then(
        (Part) => ({ default: Part }),
        () => ({ default: Failed }),
      ),
    )
  return function LatePart(props: Props) {
    const [{ Part }, setPart] = useState(() => ({ Part: ask() }))
    return (
      <Suspense
        fallback={
          <Loading label={loading}>
            <Skeleton height={height} radius="m" />
          </Loading>
        }
      >
        <Part {...props} onRetry={() => setPart({ Part: ask() })} />
      </Suspense>
    )
  }
}
