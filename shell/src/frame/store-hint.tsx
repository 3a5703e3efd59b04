import { shopping, toast, useSession, useShopping, useTenant } from '@aisle/platform'
import { createStoreNews, STORE_NEWS, type StoreNews } from '@aisle/platform/host'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import styled from 'styled-components'
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

/** Waits for the customer to be known again: after a reload that takes a moment. */
function Offer({ onDone }: Props) {
  const store = useShopping((state) => state.store)
  const isKnown = useShopping((state) => state.preferred !== undefined)
  const isGuest = useSession((state) => state.status === 'guest')
  const text = store ? storeHintMessages.now(store.name, store.displayName) : ''
  const offer = useEffectEvent(() => {
    onDone()
    toast('success', text, {
      action: { label: storeHintMessages.makeMine, run: () => void shopping.makePreferred() },
    })
  })
  useEffect(() => {
    if (isKnown) offer()
  }, [isKnown])
  return isGuest ? <Hint onDone={onDone} /> : null
}

function Hint({ onDone }: Props) {
  const store = useShopping((state) => state.store)
  const [isHeld, setIsHeld] = useState(false)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => done(), HINT_DURATION)
    return () => clearTimeout(timer)
  }, [isHeld])
  if (!store) return null
  const place = document.getElementById('aisle-place')?.getBoundingClientRect()
  return (
    <Popup
      role="status"
      style={{ left: place?.left ?? 0, top: place?.bottom ?? 0 }}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      {storeHintMessages.now(store.name, store.displayName)}
    </Popup>
  )
}

const Popup = styled.div`
  position: fixed;
  z-index: 30;
  max-width: min(340px, calc(100vw - 2 * var(--space-4)));
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  font-size: var(--text-s);
`
