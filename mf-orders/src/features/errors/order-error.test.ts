import { ApiError } from '@aisle/platform'
import { describe, expect, it } from 'vitest'
import { orderErrorText, type OrderOrigin } from './order-error.ts'

const SAID = 'It is packed already.'
const unreachable = 'Error! The store could not be reached. Nothing was changed; please try again.'
const refused = (code: string) => new ApiError(409, code, SAID)

describe('2§8 what is said of a refused change of an order', () => {
  it.each<[string, OrderOrigin, Error | null, string | undefined]>([
    ['nothing where nothing was refused', 'order-update', null, undefined],
    ['Error! and the description of an update', 'order-update', refused('ORD_1'), `Error! ${SAID}`],
    ['Error! and the description of a time slot', 'order-slot', refused('CRT_0018'), `Error! ${SAID}`],
    ['Error! and the description of a return', 'return', refused('RTN_1'), `Error! ${SAID}`],
    [
      'that there is no invoice, whatever the reason',
      'invoice',
      refused('ORD_1'),
      'Error! Sorry! PDF is not available.',
    ],
    ['the description of CRT_0114 on an order edit', 'order-edit', refused('CRT_0114'), SAID],
    ['that nobody answered', 'order-update', new ApiError(0, 'NETWORK', 'fetch failed'), unreachable],
    ['that nobody answered, not the text of a fault', 'order-slot', new TypeError('x is undefined'), unreachable],
  ])('is %s', (_what, origin, error, text) => {
    expect(orderErrorText(error, origin)).toBe(text)
  })
})
