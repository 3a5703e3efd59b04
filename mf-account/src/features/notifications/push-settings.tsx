import { pushKey } from '@aisle/api/notification'
import { tellWrapper, wrapperOf } from '@aisle/contract'
import { toast, useCallIfReady } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Cluster, PageSection, Panel } from '@aisle/ui/page-layout'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { notificationMessages as texts } from './notifications.messages.ts'
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push-device.ts'

/** Whether this device is told of orders, and the way to change that. Nothing is asked before a press. */
export function PushSettings() {
  const { data, isPending, isError, refetch } = useCallIfReady(pushKey, {})
  const [state, setState] = useState<PushState>()
  const [isBusy, setIsBusy] = useState(false)
  const wrapper = wrapperOf(globalThis)
  const publicKey = data?.publicKey

  useEffect(() => {
    if (!publicKey) return
    // A browser that keeps its service workers from the page, as some private windows do, receives nothing either.
    readPushState(publicKey).then(setState, () => setState('unsupported'))
  }, [publicKey])

  const change = async (work: () => Promise<PushState>, failed: string) => {
    setIsBusy(true)
    try {
      setState(await work())
    } catch {
      // What the browser says of it is of no help to a shopper.
      toast('error', failed)
    } finally {
      setIsBusy(false)
    }
  }

  if (wrapper) {
    const ask = () => {
      tellWrapper(wrapper, { type: 'push-token-wanted' })
      toast('success', texts.pushAsked)
    }
    return <Setting text={texts.pushText} action={<Button onClick={ask}>{texts.pushOff}</Button>} />
  }
  if (isPending) return null
  if (isError) {
    return (
      <Setting text={texts.pushUnknown} action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>} />
    )
  }
  if (!publicKey) return <Setting text={texts.pushNotSetUp} />
  if (state === undefined) return null
  if (state === 'unsupported') return <Setting text={texts.pushUnsupported} />
  if (state === 'denied') return <Setting text={texts.pushDenied} />
  return state === 'on' ? (
    <Setting
      text={texts.pushOn}
      action={
        <Button isBusy={isBusy} onClick={() => void change(turnPushOff, texts.pushOffFailed)}>
          {texts.pushTurnOff}
        </Button>
      }
    />
  ) : (
    <Setting
      text={state === 'unreachable' ? texts.pushUnreachable : texts.pushText}
      action={
        <Button isBusy={isBusy} onClick={() => void change(() => turnPushOn(publicKey), texts.pushFailed)}>
          {texts.pushOff}
        </Button>
      }
    />
  )
}

function Setting({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <PageSection title={texts.pushTitle}>
      <Panel>
        <Cluster data-justify="between">
          <Text role="status">{text}</Text>
          {action}
        </Cluster>
      </Panel>
    </PageSection>
  )
}

const Text = styled.p`
  color: var(--color-muted);
`
