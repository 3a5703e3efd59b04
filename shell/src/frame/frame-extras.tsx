import { createPortal } from 'react-dom'
import { AboutEntry } from '../about/about-entry.tsx'
import { OfflineState } from './offline-state.tsx'
import { PaymentLogos } from './payment-logos.tsx'
import { SocialMarks } from './social-marks.tsx'
import { StoreHint } from './store-hint.tsx'
import { TakeBack } from './take-back.tsx'

export type FrameExtrasProps = {
  readonly isOnline: boolean
  /** The store answered although the browser says that there is no connection. */
  readonly onAnswer: () => void
}

/** What a frame has beyond its first sight; it comes together, when the page has come to rest. */
export default function FrameExtras({ isOnline, onAnswer }: FrameExtrasProps) {
  const footer = document.getElementById('aisle-footer')
  return (
    <>
      {footer &&
        createPortal(
          <>
            <PaymentLogos />
            <AboutEntry />
          </>,
          footer,
        )}
      <SocialMarks />
      <StoreHint />
      <TakeBack />
      {!isOnline && <OfflineState onAnswer={onAnswer} />}
    </>
  )
}
