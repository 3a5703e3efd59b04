import type { OrderDetail } from '@aisle/api/order-detail'
import { cardBrandSchema } from '@aisle/api/payment-method'
import { toAmount } from '@aisle/api/money'
import * as z from 'zod/mini'
import type { OrderPaymentRecord } from './order-payments.table.ts'

type Payment = OrderDetail['payments'][number]

const KINDS: Readonly<Record<string, Payment['kind']>> = {
  card: 'card',
  'gift-card': 'giftCard',
  loyalty: 'loyalty',
  'pay-at-store': 'payAtStore',
}

const LABELS: Readonly<Record<Payment['kind'], string>> = {
  card: 'Card',
  giftCard: 'Gift card',
  loyalty: 'Loyalty dollars',
  payAtStore: 'Pay at store',
}

/** What was paid with it, without what comes back for lines that were taken out of the order. */
export function presentPayment({
  kind: stored,
  brand,
  last4,
  amountCents,
  refundDueCents,
}: OrderPaymentRecord): Payment {
  const kind = KINDS[stored] ?? 'card'
  const known = z.safeParse(cardBrandSchema, brand)
  return {
    kind,
    label: last4 ? `${LABELS[kind]} ending in ${last4}` : LABELS[kind],
    brand: kind !== 'card' ? null : known.success ? known.data : 'other',
    last4,
    amount: toAmount(amountCents - refundDueCents),
  }
}
