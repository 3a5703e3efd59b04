import { describe, expect, it } from 'vitest'
import { describeCanceled, describeHeld, describeLines, describeReleased } from './describe-orders.ts'
import { readOrdersOptions } from './orders-options.ts'

const read = (line: string) => readOrdersOptions(line.split(' ').filter(Boolean))

describe('npm run orders', () => {
  it.each([
    ['held --tenant fresh', { action: 'held', tenant: 'fresh' }],
    ['show --tenant fresh --order 12', { action: 'show', tenant: 'fresh', orderNumber: '12' }],
    ['--tenant fresh release --order #12', { action: 'release', tenant: 'fresh', orderNumber: '12' }],
    ['cancel --tenant fresh --order 12', { action: 'cancel', tenant: 'fresh', orderNumber: '12', lines: [] }],
    [
      'cancel --tenant fresh --order 12 --line 1 --line 3',
      { action: 'cancel', tenant: 'fresh', orderNumber: '12', lines: [1, 3] },
    ],
  ])('%s', (line, options) => {
    expect(read(line)).toEqual(options)
  })

  it.each([
    ['', /listed, shown, released or canceled/],
    ['drop --tenant fresh', /listed, shown, released or canceled/],
    ['held show --tenant fresh', /listed, shown, released or canceled/],
    ['held', /Whose orders/],
    ['held --tenant fresh --order 12', /--order is for one of them/],
    ['release --tenant fresh', /Which order/],
    ['release --tenant fresh --order #', /Which order/],
    ['release --tenant fresh --order 12 --line 1', /--line is for canceling/],
    ['cancel --tenant fresh --order 12 --line 0', /number that `show` lists/],
    ['cancel --tenant fresh --order 12 --line one', /number that `show` lists/],
    ['held --tenent fresh', /^Unknown option '--tenent':\n/],
  ])('does not know "%s", and says how it is used', (line, reason) => {
    expect(() => read(line)).toThrow(reason)
    expect(() => read(line)).toThrow(/npm run orders -- held --tenant NAME/)
  })
})

describe('what it says', () => {
  const since = new Date('2026-11-20T15:00:00Z')
  const order = { state: 'placed', heldAt: since, totalCents: 1234, provider: 'datacap', paymentState: 'authorised' }

  it('of what is held, and of refunds that were refused', () => {
    const held = { ...order, orderNumber: '12', heldFor: 'other-amount' }
    expect(describeHeld({ orders: [held], refunds: [{ orderNumber: '13', cents: 50, since }] })).toBe(
      '#12  $12.34, placed, card authorised at datacap: the provider named another amount, since 2026-11-20T15:00:00.000Z\n' +
        '#13  $0.50 were not given back: the provider refused it at 2026-11-20T15:00:00.000Z',
    )
    expect(describeHeld({ orders: [], refunds: [] })).toBe('Nothing is held, and no refund was refused.')
  })

  it('of an order that goes on', () => {
    expect(describeReleased('12', 'charged-twice')).toBe(
      '#12 goes on. It was held because the provider named a second charge.',
    )
  })

  it('of lines, and of what comes back', () => {
    const milk = { orderLineId: 'a', number: 1, qty: 2, title: 'Whole milk', totalCents: 798 }
    const lines = [
      { ...milk, isDeleted: false },
      { ...milk, number: 2, isDeleted: true },
    ]
    expect(describeLines(lines)).toBe('1  2 × Whole milk  $7.98\n2  2 × Whole milk  taken out')
    expect(describeCanceled('12', 798)).toContain('$7.98 come back')
    expect(describeCanceled('12', 'all')).toContain('#12 is canceled')
  })
})
