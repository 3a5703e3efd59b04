import { loyaltyToken } from '@aisle/api/customer'
import { api, session, usePath, usePlatform, useTenant } from '@aisle/platform'
import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { loyaltyMessages as texts } from './loyalty.messages.ts'

/**
 * The loyalty company's app: may run scripts and its own forms, and reach no page but its own (T52). The hash names a page
 * of it.
 */
export function LoyaltyFrame({ accountID }: { readonly accountID: string }) {
  const { partnersOrigin } = usePlatform()
  const store = useTenant(({ configuration, tenant }) => configuration?.businessConfigurations.businessName ?? tenant)
  const frame = useRef<HTMLIFrameElement>(null)
  useTokenFor(frame, partnersOrigin)
  usePath() // a hash that changes renders the page anew
  const source = new URL('/loyalty', partnersOrigin)
  source.searchParams.set('origin', window.location.origin)
  source.searchParams.set('account', accountID)
  source.hash = window.location.hash
  return (
    <Frame
      ref={frame}
      title={texts.frame(store)}
      src={source.href}
      sandbox="allow-scripts allow-forms allow-same-origin"
      allow=""
      referrerPolicy="strict-origin"
    />
  )
}

/**
 * Gives the frame a token of its own whenever it asks for one. Only that very frame on the company's origin is listened
 * to (T51); the shopper's own token stays here (T38). Without one the shopper is signed out and sent Home (spec 1 §4).
 */
function useTokenFor(frame: RefObject<HTMLIFrameElement | null>, origin: string) {
  useEffect(() => {
    const answer = async (asking: Window) => {
      if (!(await session.ensureFresh())) return
      const { token, expiresAt } = await api.call(loyaltyToken, {})
      asking.postMessage({ type: 'loyalty.token', token, expiresAt }, origin)
    }
    const listen = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      const asking = frame.current?.contentWindow
      if (!asking || source !== asking || sender !== origin || !asksForToken(data)) return
      // A frame that gets no answer says so by itself, and offers to ask again.
      answer(asking).catch(() => {})
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, origin])
}

const asksForToken = (data: unknown) =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'loyalty.token-needed'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: max(420px, 60dvh);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`
