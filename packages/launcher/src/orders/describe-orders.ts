import type { Held, NumberedLine } from '@aisle/commerce-api/orders'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const REASONS: Readonly<Record<string, string>> = {
  'other-amount': 'the provider named another amount',
  'charged-twice': 'the provider named a second charge',
  'money-gone': 'the money is no longer bound or was given back',
  contradicted: 'the provider took its word back',
}

const reasonOf = (heldFor: string | null) => REASONS[heldFor ?? ''] ?? heldFor ?? 'nobody said why'

/** What somebody has to look at: a line for each order and each refund. */
export function describeHeld({ orders, refunds }: Held): string {
  const held = orders.map(({ orderNumber, state, heldFor, heldAt, totalCents, provider, paymentState }) => {
    const why = reasonOf(heldFor)
    const paid = provider ? `, card ${paymentState} at ${provider}` : ''
    return `#${orderNumber}  ${dollars(totalCents)}, ${state}${paid}: ${why}, since ${heldAt?.toISOString() ?? 'unknown'}`
  })
  const refused = refunds.map(
    ({ orderNumber, cents, since }) =>
      `#${orderNumber}  ${dollars(cents)} were not given back: the provider refused it at ${since.toISOString()}`,
  )
  const lines = [...held, ...refused]
  return lines.length > 0 ? lines.join('\n') : 'Nothing is held, and no refund was refused.'
}

export const describeLines = (lines: readonly NumberedLine[]): string =>
  lines
    .map(({ number, qty, title, totalCents, isDeleted }) => {
      const end = isDeleted ? 'taken out' : dollars(totalCents)
      return `${number}  ${qty} × ${title}  ${end}`
    })
    .join('\n')

export const describeReleased = (orderNumber: string, heldFor: string): string =>
  `#${orderNumber} goes on. It was held because ${reasonOf(heldFor)}.`

export const describeCanceled = (orderNumber: string, cents: number | 'all'): string =>
  cents === 'all'
    ? `#${orderNumber} is canceled. Stock and balances are back; the card's money follows while the store runs.`
    : `Taken out of #${orderNumber}: ${dollars(cents)} come back, to balances at once, to a card while the store runs.`
