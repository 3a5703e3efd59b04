export type InstallFacts = {
  /** A phone or tablet, by width and touch. */
  readonly isMobile: boolean
  readonly isInstalled: boolean
  /** It was declined before, on this device. */
  readonly isDenied: boolean
  /** The shopper has done something here: whoever only looks is not asked. */
  readonly hasActed: boolean
}

/** Whether the store offers itself for the home screen (spec 1 §2, §4). */
export const offersInstall = ({ isMobile, isInstalled, isDenied, hasActed }: InstallFacts): boolean =>
  isMobile && !isInstalled && !isDenied && hasActed

/** Devices of Apple never ask by themselves; an iPad says that it is a Mac, with fingers. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)

/** Pages whose lower edge is taken by what one came to press. */
const BUSY = /^\/(cart|checkout|order-complete|detail)(\/|$)/i
export const hasRoomForOffer = (path: string): boolean => !BUSY.test(path)
