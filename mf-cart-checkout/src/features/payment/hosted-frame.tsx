import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { watchFrame } from './hosted-card.ts'
import { paymentMessages as texts } from './payment.messages.ts'

type Props = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly source: URL
  readonly onReady: (isReady: boolean) => void
}

/** Milliseconds until the form is taken for one that will not come. */
const PATIENCE = 15_000

/** The provider's form in its frame: what is seen until it is there, and a way on where it does not come. */
export function HostedFrame(props: Props) {
  const [tries, setTries] = useState(0)
  return <FrameOnce key={tries} {...props} onRetry={() => setTries((count) => count + 1)} />
}

function FrameOnce({ frame, source, onReady, onRetry }: Props & { readonly onRetry: () => void }) {
  const [height, setHeight] = useState<number>()
  const [isLate, setLate] = useState(false)
  const watch = useRef<AbortController>(undefined)
  const isReady = height !== undefined

  const tellReady = useEffectEvent(onReady)
  useEffect(() => tellReady(isReady), [isReady])
  useEffect(() => () => watch.current?.abort(), [])
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isReady])

  const greet = () => {
    const target = frame.current?.contentWindow
    watch.current?.abort()
    watch.current = new AbortController()
    if (target) watchFrame(target, source.origin, setHeight, watch.current.signal)
  }
  if (isLate && !isReady) {
    return (
      <Alert variant="danger" actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
        {texts.formLate}
      </Alert>
    )
  }
  return (
    <Place>
      {isReady ? null : (
        <Loading label={texts.loadingForm}>
          <Skeleton height="200px" radius="m" />
        </Loading>
      )}
      {/* May run scripts and its own form, and lead no page but its own elsewhere (T52). */}
      <Frame
        ref={frame}
        title={texts.frameTitle}
        src={source.href}
        sandbox="allow-scripts allow-forms allow-same-origin"
        allow="payment"
        onLoad={greet}
        style={{ height: isReady ? height : 0 }}
      />
    </Place>
  )
}

const Place = styled.div`
  max-width: 640px;
`

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`
