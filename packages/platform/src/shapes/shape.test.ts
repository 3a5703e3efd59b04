import * as z from 'zod/mini'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFlag, isListOf, isNullOr, isNumber, isOneOf, isPerhaps, isRecordOf, isShape, isText } from './shape.ts'

type Line = {
  readonly id: string
  readonly qty: number
  readonly kind: 'a' | 'b'
  readonly note?: string | undefined
  readonly isOpen: boolean | null
  readonly tags: readonly string[]
  readonly prices: Readonly<Record<string, number>>
}

const isLine = isShape<Line>({
  id: isText,
  qty: isNumber,
  kind: isOneOf('a', 'b'),
  note: isPerhaps(isText),
  isOpen: isNullOr(isFlag),
  tags: isListOf(isText),
  prices: isRecordOf(isNumber),
})
const lineSchema = z.object({
  id: z.string(),
  qty: z.number(),
  kind: z.enum(['a', 'b']),
  note: z.optional(z.string()),
  isOpen: z.nullable(z.boolean()),
  tags: z.array(z.string()),
  prices: z.record(z.string(), z.number()),
})

it('says the same of a value as a schema', () => {
  const valid = { id: '1', qty: 2, kind: 'a', note: 'x', isOpen: null, tags: ['t'], prices: { p: 1 } }
  const mutated = fc
    .record({ field: fc.constantFrom(...Object.keys(valid)), value: fc.jsonValue() })
    .map(({ field, value }) => ({ ...valid, [field]: value }))
  fc.assert(
    fc.property(fc.oneof(fc.constant<unknown>(valid), mutated, fc.jsonValue()), (value) => {
      expect(isLine(value)).toBe(z.safeParse(lineSchema, value).success)
    }),
    { numRuns: 1000 },
  )
})
