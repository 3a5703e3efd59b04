/** px: narrower screens, then those from 1024 px (spec 1 §9). */
export const sliderHeights = { small: [280, 420], medium: [340, 560], large: [390, 720] } as const

/** Percent of the surface behind a slide's text; what is more or less than there can be is the most or the least. */
export const overlayOpacity = (percent = 0): number => Math.min(Math.max(percent, 0), 100)

/** Percent from which what is behind a slide's text is plain enough to read on, whatever the picture (WCAG 1.4.3). */
const PLAIN = 80

/** Whether each text stands on a plate of its own. */
export const needsPlates = (opacity: number): boolean => opacity < PLAIN

/** The slide that a wish leads to: around the ends in a loop, else the last one that there is. */
export function neighbourSlide(wanted: number, count: number, isLoop: boolean): number {
  if (isLoop) return (wanted + count) % count
  return Math.min(Math.max(wanted, 0), count - 1)
}

export type OverlayPlace = { readonly across: 'start' | 'center' | 'end'; readonly along: 'start' | 'center' | 'end' }

/** Where a slide's text stands: `top-left`, `center`, `bottomRight`… */
export function overlayPlace(position: string | null | undefined): OverlayPlace {
  const words = position?.toLowerCase() ?? ''
  return {
    across: words.includes('left') ? 'start' : words.includes('right') ? 'end' : 'center',
    along: words.includes('top') ? 'start' : words.includes('bottom') ? 'end' : 'center',
  }
}
