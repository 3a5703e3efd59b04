import { describe, expect, it } from 'vitest'
import type { OrderLineType } from './product-kind.ts'
import { canSubstitute, isSubstitutable, substitutionState } from './substitution.ts'

const orderTypes = [0, 1, 2, 3] as const
const kinds = ['pickup', 'curbside', 'delivery', 'scheduled'] as const

describe('2§4 substitution', () => {
  it.each(orderTypes.flatMap((orderType) => kinds.map((kind) => ({ orderType, kind }))))(
    'of a line of type $orderType for $kind',
    ({ orderType, kind }) => {
      expect(isSubstitutable(orderType, kind)).toBe(orderType < 2 && kind !== 'delivery')
    },
  )

  const line = (allowSubstitute: boolean, codeName = 'sp', orderLineItemOrderType: OrderLineType = 0) => ({
    allowSubstitute,
    codeName,
    orderLineItemOrderType,
  })

  it.each([
    ['sp', true],
    ['SP', true],
    ['scd', true],
    ['is', true],
    ['cs', true],
    ['sd', false],
    ['SD', false],
  ])('of a line for the code %s is %s', (codeName, isAsked) => {
    expect(canSubstitute(line(false, codeName))).toBe(isAsked)
  })

  it('is what the store says it is', () => {
    expect(canSubstitute({ ...line(false), canSubstitute: false })).toBe(false)
  })

  it.each([
    { why: 'nothing is in the cart', lines: [], state: 'hidden' },
    { why: 'everything is shipped', lines: [line(true, 'sd'), line(false, 'sd')], state: 'hidden' },
    { why: 'all are gift cards', lines: [line(true, 'sp', 2), line(false, 'sp', 3)], state: 'hidden' },
    { why: 'what is not shipped is a gift card', lines: [line(false, 'sd'), line(false, 'sp', 2)], state: 'hidden' },
    { why: 'no line allows it', lines: [line(false), line(false)], state: 'none' },
    { why: 'every line allows it', lines: [line(true), line(true, 'scd')], state: 'all' },
    { why: 'they are mixed', lines: [line(true), line(false)], state: 'some' },
    { why: 'a shipped line does not count', lines: [line(true), line(false, 'sd')], state: 'all' },
    { why: 'a gift card does not count', lines: [line(true), line(false, 'sp', 2)], state: 'all' },
    { why: 'an auto-ship line counts', lines: [line(true), line(false, 'sp', 1)], state: 'some' },
  ] as const)('is $state where $why', ({ lines, state }) => {
    expect(substitutionState(lines)).toBe(state)
  })
})
