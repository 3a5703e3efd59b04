import { expect, it } from 'vitest'
import type { Cache, Sample } from './measure-pages.ts'
import { pagesUnderBench } from './pages-under-bench.ts'
import { printPages } from './print-pages.ts'
import { PHONE_SLOWDOWN, profilesFor } from './profiles.ts'
import type { Shop } from './shops.ts'
import { visit } from './visit.builder.ts'
import type { Visit } from './visit.ts'

const [home] = pagesUnderBench
const [phone] = profilesFor(PHONE_SLOWDOWN)
if (!home || !phone) throw new Error('Nothing is measured.')

const sample = (name: Shop['name'], cache: Cache, ...seen: readonly Partial<Visit>[]): Sample => ({
  shop: { name, tenant: 'fresh', port: 3000 },
  page: home,
  profile: phone,
  cache,
  visits: seen.map(visit),
})

const federated = [
  sample('federated', 'cold', {
    bytes: 240,
    scriptBytes: 150,
    firstScriptBytes: 140,
    lcp: 660,
    tbt: 30,
    answers: [130, 90, 110],
  }),
  sample('federated', 'warm', { answers: [70, 60, 50] }),
]
const monolith = [
  sample('monolith', 'cold', {
    bytes: 200,
    scriptBytes: 100,
    firstScriptBytes: 70,
    lcp: 600,
    tbt: 20,
    answers: [100, 120, 80],
  }),
  sample('monolith', 'warm', { answers: [80, 80, 80] }),
]

/** The lines of the part that begins with these words. */
const linesOf = (text: string, words: string) => text.split(words)[1]?.trim().split('\n') ?? []

function printed(samples: readonly Sample[]): string {
  const lines: string[] = []
  printPages(samples, (text) => lines.push(text))
  return lines.join('\n')
}

const cells = (line: string | undefined) => line?.trim().split(/ {2,}/)

it('prints how many times the monolith’s figure each of the federated store is: bytes, LCP, TBT, change of route', () => {
  const [head, , row] = linesOf(printed([...federated, ...monolith]), 'Federated / monolith')
    .slice(1)
    .filter(Boolean)

  expect(head).toMatch(/page +device +KiB +JS KiB +first JS +LCP +TBT +open product +add to cart/)
  expect(cells(row)).toEqual(['home', 'mobile', '1.20', '1.50', '2.00', '1.10', '1.50', '1.10', '0.75'])
})

it('prints how far the ratios of times can be trusted', () => {
  const lines = linesOf(printed([...federated, ...monolith]), 'How far')

  expect(cells(lines.at(-3))).toEqual(['page', 'device', 'LCP', 'TBT', 'open product', 'add to cart'])
  expect(cells(lines.at(-1))).toEqual(['home', 'mobile', '1.10–1.10', '1.50–1.50', '1.10–1.10', '0.75–0.75'])
})

it('holds mean blocking times against each other, where a median is of visits in which nothing blocked', () => {
  const text = printed([
    sample('federated', 'cold', { tbt: 0 }, { tbt: 0 }, { tbt: 30 }),
    sample('monolith', 'cold', { tbt: 0 }, { tbt: 20 }, { tbt: 20 }),
  ])

  expect(cells(linesOf(text, 'Federated / monolith').filter(Boolean)[3])?.[6]).toBe('0.75')
  expect(cells(linesOf(text, 'How far').at(-1))?.[3]).toBe('0.00–3.00')
})

it('says of each goal whether it is met', () => {
  const text = printed(federated)

  expect(text).toMatch(/LCP home +≤ 650 +660 +missed/)
  expect(text).toMatch(/TBT home +≤ 60 +30 +met/)
  expect(text).toMatch(/home → product +≤ 100 +130 +missed/)
  expect(text).toMatch(/add to cart, home +≤ 64 +70 +missed/)
  expect(text).not.toContain('Federated / monolith')
})
