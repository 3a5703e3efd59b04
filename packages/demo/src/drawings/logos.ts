import type { Colour } from './colour.ts'
import { picture } from './composition.ts'
import { drawWord } from './lettering.ts'
import { circle, cut, disc, path, rect, rounded, stroke } from './svg.ts'

/** Each emblem fills a box of 64 × 64. */
const fresh = cut(
  disc(32, 32, 32),
  rect(0, 0, 64, 64, '#2e7d4f') +
    circle(32, 26, 11, '#f3cf63') +
    path('M0 40q32-18 64 0v24H0z', '#7fba66') +
    stroke('M20 64q2-16 9-26M32 64V37M44 64q-2-16-9-26', '#2e7d4f', 3.5),
)

const cellar =
  path(rounded(0, 0, 64, 64, 12), '#6d1f33') +
  path('M12 56V32a20 20 0 0 1 40 0v24z', '#f0dfc2') +
  path('M29 20h6v12c0 4 6 5 6 11v13H23V43c0-6 6-7 6-11z', '#6d1f33') +
  rect(23, 46, 18, 6, '#f0dfc2')

const beta =
  path('M32 2l26 15v30L32 62 6 47V17z', '#5546b0') +
  path('M18 28h28l-4 18H22z', '#ffffff') +
  stroke('M24 28l5-10M40 28l-5-10', '#ffffff', 4) +
  stroke('M28 34v7M36 34v7', '#5546b0', 3)

const trial =
  path(rounded(2, 2, 60, 60, 30), '#a44a16') +
  path('M20 24h24l-3 22q-1 4-5 4h-8q-4 0-5-4z', '#fbe9d8') +
  stroke('M25 24c0-12 14-12 14 0', '#fbe9d8', 4)

const EMBLEMS = { fresh, cellar, beta, test: trial } as const
export type LogoName = keyof typeof EMBLEMS

const WORDS: Readonly<Record<LogoName, { word: string; colour: Colour }>> = {
  fresh: { word: 'fresh fields', colour: '#1f5a38' },
  cellar: { word: 'old cellar', colour: '#4d1524' },
  beta: { word: 'basket beta', colour: '#3d3186' },
  test: { word: 'trial store', colour: '#7d3509' },
}

/** A tenant's logo, 64 high: emblem and word, all geometry. */
export function drawLogo(name: LogoName): string {
  const { word, colour } = WORDS[name]
  const { svg, width } = drawWord(word, 84, 14, colour, 5.5)
  return picture(84 + Math.ceil(width) + 6, 64, EMBLEMS[name] + svg)
}

/** The emblem alone. Tenants without a logo of their own take the basket. */
export const drawFavicon = (name: LogoName | undefined): string =>
  picture(
    64,
    64,
    name
      ? EMBLEMS[name]
      : path(rounded(2, 2, 60, 60, 16), '#2a7fa8') +
          path('M16 28h32l-4 20q-1 4-5 4H25q-4 0-5-4z', '#ffffff') +
          stroke('M24 28c0-16 16-16 16 0', '#ffffff', 4.5),
  )
