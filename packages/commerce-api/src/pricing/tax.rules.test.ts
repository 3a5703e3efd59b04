import { describe, expect, it } from 'vitest'
import { taxesOf } from './tax.rules.ts'

const rates = [
  { taxClass: 'general', name: 'Sales tax', ratePercent: 8.875 },
  { taxClass: 'candy', name: 'Sales tax', ratePercent: 8.875 },
  { taxClass: 'food', name: 'Sales tax', ratePercent: 0 },
]

describe('taxes', () => {
  it('are rounded once on the sum of all that they apply to', () => {
    const taxable = new Map([
      ['general', 999],
      ['candy', 1],
      ['food', 500],
    ])
    expect(taxesOf(taxable, rates)).toEqual([{ name: 'Sales tax', ratePercent: 8.875, cents: 89 }])
  })

  it('round a half cent up', () => {
    expect(taxesOf(new Map([['general', 4]]), [{ taxClass: 'general', name: 'Tax', ratePercent: 12.5 }])).toEqual([
      { name: 'Tax', ratePercent: 12.5, cents: 1 },
    ])
  })

  it('leave out what comes to nothing', () => {
    expect(taxesOf(new Map([['food', 500]]), rates)).toEqual([])
  })
})
