import { expect, it } from 'vitest'
import { mean } from '../statistics.ts'
import { answerOf, figuresOf, firstAnswerOf, meanTbtOf, ratioOf, ratioSpreadOf } from './figures.rules.ts'
import { visit } from './visit.builder.ts'

it('takes the median of each figure by itself, and the largest element of most visits', () => {
  const figures = figuresOf([
    visit({ lcp: 500, tbt: 90, lcpElement: 'img milk.svg' }),
    visit({ lcp: 900, tbt: 10 }),
    visit({ lcp: 700, tbt: 50, lcpElement: 'img milk.svg' }),
  ])

  expect(figures).toMatchObject({ lcp: 700, tbt: 50, lcpElement: 'img milk.svg' })
})

it('takes the answers of visits that had some: the first of each, or all', () => {
  const visits = [[80, 20, 30], [], [60, 50], [100]].map((answers) => visit({ answers }))

  expect(firstAnswerOf(visits)).toBe(80)
  expect(answerOf(visits)).toBe(50)
  expect(firstAnswerOf([visit({})])).toBeUndefined()
  expect(answerOf([visit({})])).toBeUndefined()
})

it('takes the mean of blocking times, which says of many quick visits and a slow one that there was a slow one', () => {
  expect(meanTbtOf([0, 0, 0, 120].map((tbt) => visit({ tbt })))).toBe(30)
  expect(meanTbtOf([])).toBeUndefined()
})

it.each([
  { federated: 160.1, monolith: 138.2, ratio: '1.16' },
  { federated: 90, monolith: 100, ratio: '0.90' },
  { federated: 0, monolith: 40, ratio: '0.00' },
  { federated: 0, monolith: 0, ratio: '1.00' },
  { federated: 12, monolith: 0, ratio: '+12' },
  { federated: 12, monolith: undefined, ratio: '–' },
  { federated: undefined, monolith: 12, ratio: '–' },
])('$federated of $monolith is $ratio', ({ federated, monolith, ratio }) => {
  expect(ratioOf(federated, monolith)).toBe(ratio)
})

it.each([
  { federated: [[100], [100], [100]], monolith: [[80], [80], [80]], spread: '1.25–1.25' },
  { federated: [[0], [0], [0]], monolith: [[0], [0], [0]], spread: '1.00–1.00' },
  { federated: [[12], [12], [12]], monolith: [[0], [0], [0]], spread: '∞–∞' },
  // All of a visit are drawn or none: from one visit nothing else can be drawn.
  { federated: [[90, 100, 140]], monolith: [[70, 80, 120]], spread: '1.25–1.25' },
  { federated: [[12]], monolith: [[]], spread: '–' },
  { federated: [[12]], monolith: [], spread: '–' },
])('the ratio of $federated to $monolith lies between $spread', ({ federated, monolith, spread }) => {
  expect(ratioSpreadOf(federated, monolith)).toBe(spread)
})

it('visits that differ more say less of the ratio', () => {
  const visits = (...figures: readonly number[]) => figures.map((figure) => [figure])
  const monolith = visits(78, 80, 80, 80, 82)

  expect(ratioSpreadOf(visits(79, 80, 80, 81, 82), monolith)).toBe('0.99–1.03')
  expect(ratioSpreadOf(visits(40, 60, 80, 100, 120), monolith)).toBe('0.50–1.50')
})

it('draws the ratio of means where that is the ratio', () => {
  const quick = [[0], [0], [40]]

  expect(ratioSpreadOf(quick, [[20], [20], [20]], mean)).toBe('0.00–1.33')
  expect(ratioSpreadOf(quick, [[20], [20], [20]])).toBe('0.00–2.00')
})
