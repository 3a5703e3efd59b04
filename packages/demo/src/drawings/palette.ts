import { type Colour, mix } from './colour.ts'

/** The colours of one drawing: light falls from the top left, so `light` is there and `dark` below right. */
export type Palette = { main: Colour; dark: Colour; light: Colour; pale: Colour; ink: Colour }

const MAINS = {
  red: '#cf4640',
  tomato: '#dc5b43',
  rose: '#d98a86',
  pink: '#e9a5b9',
  berry: '#a63459',
  plum: '#704b83',
  lavender: '#a99dd2',
  navy: '#37517f',
  blue: '#4480c2',
  sky: '#8cbddf',
  teal: '#43999b',
  mint: '#9bd1bb',
  leaf: '#7bb05a',
  green: '#529852',
  forest: '#336c4c',
  olive: '#8d8c48',
  lime: '#b3ca58',
  lemon: '#f0d35e',
  gold: '#d8ad48',
  amber: '#e2a240',
  orange: '#e8873f',
  peach: '#f1b38c',
  tan: '#cfa678',
  brown: '#8f6344',
  cocoa: '#5e4135',
  cream: '#efe2c4',
  stone: '#cbc6bb',
  charcoal: '#434853',
  white: '#dfe4e6',
  silver: '#b7c2cb',
} as const

export type PaletteName = keyof typeof MAINS

export const isPaletteName = (text: string): text is PaletteName => Object.hasOwn(MAINS, text)

/** A palette from one of its colours. */
export const paletteOf = (main: Colour): Palette => ({
  main,
  dark: mix(main, '#232838', 0.24),
  light: mix(main, '#ffffff', 0.34),
  pale: mix(main, '#fffdf8', 0.86),
  ink: mix(main, '#1c2230', 0.58),
})

export const paletteNamed = (name: PaletteName): Palette => paletteOf(MAINS[name])
