import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { decodeQuery } from './decode-query.ts'

const schema = z.object({
  Page: z.optional(z.int()),
  global: z.optional(z.boolean()),
  sortBy: z.optional(z.literal([0, 1])),
  q: z.optional(z.nullable(z.string())),
  filters: z.optional(z.array(z.string())),
})

it.each([
  { raw: { page: '2', GLOBAL: 'True' }, decoded: { Page: 2, global: true } },
  { raw: { global: '0', sortby: '1' }, decoded: { global: false, sortBy: 1 } },
  { raw: { filters: 'a:b' }, decoded: { filters: ['a:b'] } },
  { raw: { 'filters[]': ['a:b', 'c:d'] }, decoded: { filters: ['a:b', 'c:d'] } },
  { raw: { Q: '12' }, decoded: { q: '12' } },
  { raw: { Page: '1e9' }, decoded: { Page: '1e9' } },
  { raw: { Page: ' 2' }, decoded: { Page: ' 2' } },
  { raw: { Page: ['1', '2'] }, decoded: { Page: ['1', '2'] } },
  { raw: { sortBy: '7', unknown: 'x' }, decoded: { sortBy: '7' } },
])('$raw is read as $decoded', ({ raw, decoded }) => {
  expect(decodeQuery(schema, raw)).toEqual(decoded)
})
