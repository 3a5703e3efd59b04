import { shopping, useSession, useShopping, useTenant } from '@aisle/platform'
import { createStoreNews, STORE_NEWS, type StoreNews } from '@aisle/platform/host'
import { Button } from '@aisle/ui/button'
import { IconButton } from '@aisle/ui/icon-button'
import { CloseIcon } from '@aisle/ui/icons'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { dialogMessages } from '../shell.messages.ts'
import { storeHintMessages } from './frame-extras.messages.ts'

/** Milliseconds after which it hides (spec 1 §9, location popup hide). */
export const HINT_DURATION = 3_000

/**
 * Says where one shops now after a change, also one that reloaded the page; a customer whose own store it is not is
 * offered to make it that (spec 1 §4, preferred location).
 */
export function StoreHint() {
  const tenant = useTenant((state) => state.tenant)
  const kept = useMemo(() => createStoreNews(tenant), [tenant])
  const [news, setNews] = useState<StoreNews>()
  const take = useEffectEvent(() => {
    const found = kept.read()
    if (found) setNews(found)
  })
  useEffect(() => {
    const hear = () => take()
    // What a change before the reload left.
    queueMicrotask(hear)
    document.addEventListener(STORE_NEWS, hear)
    return () => document.removeEventListener(STORE_NEWS, hear)
  }, [])
  if (!news) return null
  // Kept until it was read: a change may reload the page at once.
  const done = () => {
    kept.remove()
    setNews(undefined)
  }
  return news.isOffer ? <Offer onDone={done} /> : <Hint onDone={done} />
}

type Props = { readonly onDone: () => void }

/**
 * Waits for the customer to be known again: after a reload that takes a moment. Stands in the page, before its content,
 * until it is answered: what stays may cover nothing.
 */
function Offer({ onDone }: Props) {
  const store = useShopping((state) => state.store)
  const preferred = useShopping((state) => state.preferred)
  const isGuest = useSession((state) => state.status === 'guest')
  const place = usePlaceBeforeContent()
  if (isGuest) return <Hint onDone={onDone} />
  if (!store || preferred === undefined) return null
  const { locationId, fulfillmentMethodId } = preferred ?? {}
  // Made their own elsewhere on the page.
  if (locationId === store.locationId && (!fulfillmentMethodId || fulfillmentMethodId === store.fulfillmentId)) {
    return null
  }
  const accept = () => {
    onDone()
    void shopping.makePreferred()
  }
  return createPortal(
    <Strip>
      <span>{storeHintMessages.now(store.name, store.displayName)}</span>
      <Button variant="quiet" onClick={accept}>
        {storeHintMessages.makeMine}
      </Button>
      <IconButton label={dialogMessages.close} onClick={onDone}>
        <CloseIcon />
      </IconButton>
    </Strip>,
    place,
  )
}

/** A live region of its own, in the page as long as there is something to answer. */
function usePlaceBeforeContent() {
  const [place] = useState(() => {
    const made = document.createElement('div')
    made.setAttribute('role', 'status')
    return made
  })
  useEffect(() => {
    document.getElementById('content')?.before(place)
    return () => place.remove()
  }, [place])
  return place
}

/** Stands for its moment on the button that says the same ever after, and lets presses through to it. */
function Hint({ onDone }: Props) {
  const store = useShopping((state) => state.store)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => done(), HINT_DURATION)
    return () => clearTimeout(timer)
  }, [])
  const place = document.getElementById('aisle-place')
  if (!store || !place) return null
  return createPortal(
    <Popup role="status">
      <span>{storeHintMessages.now(store.name, store.displayName)}</span>
    </Popup>,
    place,
  )
}

const Popup = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding: 0 var(--space-2);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 2px var(--color-accent);
  font-size: var(--text-xs);
  line-height: 1.25;
  pointer-events: none;
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  max-width: 1600px;
  margin: 0 auto;
  padding: var(--space-1) var(--space-4);
  background: var(--color-accent-soft);
  font-size: var(--text-s);
  > span {
    flex: 1 1 200px;
  }
`
