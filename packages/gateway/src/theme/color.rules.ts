export type Rgb = readonly [red: number, green: number, blue: number]

/** The channels of `#rgb` or `#rrggbb`, nothing for any other text: a theme's colours are input (T34). */
export function parseHexColor(text: string | null | undefined): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? '')
  const [, red, green, blue] = short ?? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? []
  if (!red || !green || !blue) return undefined
  const repeat = short ? 2 : 1
  const channel = (digits: string) => Number.parseInt(digits.repeat(repeat), 16)
  return [channel(red), channel(green), channel(blue)]
}

export const formatHexColor = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Contrast of two colours by WCAG 2.2: 1 (equal) to 21 (black on white). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself, or the nearest one towards `towards` that reaches the contrast with all these backgrounds. */
export function reachContrast(color: Rgb, backgrounds: readonly Rgb[], ratio: number, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, towards, share)
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate
  }
  return towards
}

/** Black-ish or white, whichever is easier to read on this colour. */
export const readableOn = (background: Rgb): Rgb =>
  contrastRatio(background, WHITE) >= 4.5 || contrastRatio(background, WHITE) >= contrastRatio(background, INK)
    ? WHITE
    : INK

/** `share` of the second colour in the first, 0 to 1. */
export const mix = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb => [
  r + (r2 - r) * share,
  g + (g2 - g) * share,
  b + (b2 - b) * share,
]

export const WHITE: Rgb = [255, 255, 255]
export const INK: Rgb = [24, 29, 36]

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
