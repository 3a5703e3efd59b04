import { defaultAccent } from './tenant.ts'

const readableRatio = 4.5

type Rgb = readonly [number, number, number]

const parseHex = (hex: string): Rgb => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const toHex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast of a colour with white, as WCAG 2.2 defines it. */
export const contrastWithWhite = (hex: string): number => 1.05 / (luminance(parseHex(hex)) + 0.05)

/** The accent, darkened as little as needed for white text on it (and it on white) to be readable. */
export function readableAccent(accent: string): string {
  let rgb = parseHex(/^#[0-9a-f]{6}$/i.test(accent) ? accent : defaultAccent)
  while (contrastWithWhite(toHex(rgb)) < readableRatio) {
    rgb = [rgb[0] * 0.96, rgb[1] * 0.96, rgb[2] * 0.96]
  }
  return toHex(rgb)
}
