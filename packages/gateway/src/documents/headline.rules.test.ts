import { expect, it } from 'vitest'
import { headlineOf } from './headline.rules.ts'
import { pageAnswersOf } from './page-answers.rules.ts'

const answers = pageAnswersOf([
  { key: ['GET', '/v1/Product'], data: { items: [], count: 0, hasNext: false, title: 'milk', description: null } },
])

it.each([
  ['a list by its own name', 'category', 'milk'],
  ['a search by none: its route names it', 'search', undefined],
])('1§2 calls %s', (_, linkName, title) => {
  expect(headlineOf(answers, { linkName }).title).toBe(title)
})
