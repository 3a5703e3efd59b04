import { ZERO_ID } from '@aisle/api/ids'
import { aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { lineNotes } from './line-notes.rules.ts'

const oats = { substituteProductID: id(9), productName: 'Oat milk' }

it.each([
  { given: { sizeText: '1 gal' }, codeName: 'sp', notes: ['1 gal', 'May be substituted if sold out'] },
  { given: { sizeText: '1 gal', variantText: 'Large' }, codeName: 'sd', notes: ['Large'] },
  {
    given: { instruction: 'Ripe ones', allowSubstitute: false },
    codeName: 'scd',
    notes: ['Note: Ripe ones', 'No substitute if sold out'],
  },
  { given: { substituteProductDetails: [oats] }, codeName: 'cs', notes: ['If sold out: Oat milk'] },
  {
    given: { substituteProductDetails: [oats], allowSubstitute: false },
    codeName: 'is',
    notes: ['No substitute if sold out'],
  },
  { given: { orderLineItemOrderType: 2 as const }, codeName: 'sp', notes: [] },
  { given: { selectedSubstitute: oats }, codeName: 'sp', notes: ['If sold out: Oat milk'] },
  {
    given: { selectedSubstitute: { ...oats, substituteProductID: ZERO_ID } },
    codeName: 'sp',
    notes: ['May be substituted if sold out'],
  },
  { given: { canSubstitute: false }, codeName: 'sp', notes: [] },
  { given: { rewarded: [{ qty: 2, price: 1.5 }] }, codeName: 'sd', notes: ['2 at $1.50 with your deal'] },
  { given: { instruction: '' }, codeName: 'sd', notes: [] },
])('says $notes of $given by $codeName', ({ given, codeName, notes }) => {
  expect(lineNotes(aCartItem(given), codeName)).toEqual(notes)
})
