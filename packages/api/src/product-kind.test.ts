import { expect, it } from 'vitest'
import { giftCardLineType, giftCardRouteType, isGiftCardLine } from './product-kind.ts'

it.each([
  [0, undefined, undefined],
  [1, 1, 2],
  [2, 2, 3],
] as const)('product family %s has route type %s and line type %s', (family, routeType, lineType) => {
  expect(giftCardRouteType(family)).toBe(routeType)
  expect(giftCardLineType(family)).toBe(lineType)
})

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
] as const)('a line of type %s is a gift card: %s', (type, isGiftCard) => {
  expect(isGiftCardLine(type)).toBe(isGiftCard)
})
