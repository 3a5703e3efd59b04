import { expect, it } from 'vitest'
import {
  allFromQuery,
  type CallContext,
  type CallTemplate,
  fillCallTemplate,
  fromAnswer,
  isAnswered,
  waitsForAnswer,
} from './index.ts'

const template: CallTemplate = { call: 'productList', query: { collectionId: fromAnswer('page', 'collection.id') } }
const contextWith = (page: unknown): CallContext => ({
  path: {},
  query: new URLSearchParams(),
  shopping: {},
  answers: new Map([['page', page]]),
})

it('takes the first such field of another answer, however deep', () => {
  const page = { sections: [{ id: 'text' }, { parts: [{ collection: { id: 'a' } }, { collection: { id: 'b' } }] }] }

  expect(isAnswered(template, contextWith(page))).toBe(true)
  expect(fillCallTemplate(template, contextWith(page))).toEqual({ query: { collectionId: 'a' } })
})

it.each([[undefined], [null], ['text'], [{ sections: [] }], [{ collection: { id: 7 } }]])(
  'is not answered by %j',
  (page) => {
    expect(isAnswered(template, contextWith(page))).toBe(false)
  },
)

it('waits for nothing where no answer is named', () => {
  expect(waitsForAnswer(template)).toBe(true)
  expect(waitsForAnswer({ call: 'productList', query: { Page: 1 } })).toBe(false)
})

it.each([
  ['', {}],
  ['filter=brand%3AOatly', { filters: ['brand:Oatly'] }],
  ['filter=a%3A1&page=2&filter=a%3A2', { filters: ['a:1', 'a:2'] }],
])('takes every value of a parameter of the query: %j', (query, filled) => {
  const listing: CallTemplate = { call: 'productList', query: { filters: allFromQuery('filter') } }

  expect(fillCallTemplate(listing, { ...contextWith(undefined), query: new URLSearchParams(query) })).toEqual({
    query: filled,
  })
})
