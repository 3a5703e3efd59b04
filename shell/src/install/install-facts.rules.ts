export type InstallFacts = {
  /** A phone or tablet, by width and touch. */
  readonly isMobile: boolean
  readonly isInstalled: boolean
  /** It was declined before, on this device. */
  readonly isDenied: boolean
}

/** Whether the store offers itself for the home screen (spec 1 §2, §4). */
export const offersInstall = ({ isMobile, isInstalled, isDenied }: InstallFacts): boolean =>
  isMobile && !isInstalled && !isDenied

/** Devices of Apple never ask by themselves; an iPad says that it is a Mac, with fingers. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)

/** Where the offer stands: over the home page, at the end of others, whose lower edge has what one came to press. */
export function placeOfOffer(path: string): 'over' | 'end' | 'nowhere' {
  if (/^\/(checkout|order-complete)(\/|$)/i.test(path)) return 'nowhere'
  return path === '/' ? 'over' : 'end'
}
