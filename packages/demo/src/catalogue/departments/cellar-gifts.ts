import { defineDepartment } from '../product-table.ts'

export const cellarGifts = defineDepartment('Gifts', [
  {
    name: 'Gift Cards',
    tax: 'untaxed',
    table: `
Old Cellar eGift Card | Old Cellar | each | 50.00 | gift-card:berry | family digital, amounts 50 100 250
  Sent by e-mail with your message, for somebody who likes to choose.
Old Cellar Gift Card | Old Cellar | each | 50.00 | gift-card:charcoal | family physical, amounts 50 100 250
  A letterpress card in an envelope, posted free.
`,
  },
])
