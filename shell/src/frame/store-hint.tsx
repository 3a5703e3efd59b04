import { shopping, useSession, useShopping, useTenant } from '@aisle/platform'
import { createStoreNews, STORE_NEWS, type StoreNews } from '@aisle/platform/host'
import { CloseIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
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
 * Waits for the customer to be known again: after a reload that takes a moment. Stands above the store's name until it
 * is answered, where the page moves for nothing and no control is covered.
 */
function Offer({ onDone }: Props) {
  const store = useShopping((state) => state.store)
  const preferred = useShopping((state) => state.preferred)
  const isGuest = useSession((state) => state.status === 'guest')
  if (isGuest) return <Hint onDone={onDone} />
  const place = document.getElementById('aisle-place')
  if (!store || !place || preferred === undefined) return null
  const { locationId, fulfillmentMethodId } = preferred ?? {}
  // Made their own elsewhere on the page.
  if (locationId === store.locationId && (!fulfillmentMethodId || fulfillmentMethodId === store.fulfillmentId)) {
    return null
  }
  // The control that was pressed goes; the one beneath it is about the same.
  const finish = () => {
    place.querySelector('button')?.focus()
    onDone()
  }
  const accept = () => {
    finish()
    void shopping.makePreferred()
  }
  return createPortal(
    <Label role="status">
      <VisuallyHidden>{storeHintMessages.now(store.name, store.displayName)}</VisuallyHidden>
      <button type="button" onClick={accept}>
        {storeHintMessages.makeMine}
      </button>
      <button type="button" aria-label={dialogMessages.close} onClick={finish}>
        <CloseIcon size={16} />
      </button>
    </Label>,
    place,
  )
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
  /* The search is right below. */
  @media (max-width: 1023px) {
    inset: -4px 0 4px;
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

/** Takes the line above the store's name, and of the row above as much as makes it easy to press. */
const Label = styled.div`
  position: absolute;
  bottom: calc(50% + 1px);
  left: 0;
  display: flex;
  height: 28px;
  border-radius: var(--radius-m);
  background: var(--color-accent-soft);
  > button {
    display: grid;
    place-items: center;
    min-width: 30px;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: inherit;
    background: none;
    color: var(--color-accent);
    font-size: var(--text-xs);
    font-weight: 700;
    white-space: nowrap;
    cursor: pointer;
  }
  > button:hover {
    text-decoration: underline;
  }
  @media (min-width: 480px) {
    left: 28px;
  }
`
