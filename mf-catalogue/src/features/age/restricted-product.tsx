import { useAge } from '@aisle/platform'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messages } from '../../catalogue.messages.ts'
import { AgeNotice } from './age-notice.tsx'

/** In the place of a product that this shopper may not see yet; asks for it again once their age is verified. */
export function RestrictedProduct({ onVerified }: { readonly onVerified: () => void }) {
  const isVerified = useAge((state) => state.isVerified)
  const tellVerified = useEffectEvent(onVerified)
  const before = useRef(isVerified)
  useEffect(() => {
    // Only news: where the API says no to somebody who was taken for verified, asking again changes nothing.
    if (isVerified && !before.current) tellVerified()
    before.current = isVerified
  }, [isVerified])
  return <AgeNotice>{messages.ageNeeded}</AgeNotice>
}
