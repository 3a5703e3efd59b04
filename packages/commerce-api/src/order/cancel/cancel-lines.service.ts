import { OrderLineType } from '@aisle/api/product-kind'
import { randomUUID } from 'node:crypto'
import { recordAudit } from '../../audit/audit.store.ts'
import type { Transaction } from '../../database/database.ts'
import { queueMail } from '../../mail/outbox.store.ts'
import { tellOfOrder } from '../../notification/tell-of-order.store.ts'
import { cannotCancel, orderNotFound } from '../order.errors.ts'
import { listOrderLines } from '../order-lines.store.ts'
import type { OrderLineRecord } from '../order-lines.table.ts'
import { type LockedOrder, lockOrderWithCart } from '../order-record.store.ts'
import { giveMoneyBack } from '../refund/give-money-back.service.ts'
import { refundOf, sumsOfLines } from '../refund/refund.rules.ts'
import { returnStock } from '../stock-movement.store.ts'
import { listTaxRates, markDeleted, rewriteTotals } from './cancel-lines.store.ts'
import { cancelWhole } from './cancel-order.service.ts'
import { totalsWithout } from './totals-without.rules.ts'

type Wish = {
  readonly orderId: string
  readonly orderLineIds: readonly string[]
  /** States in which it may still be changed by whoever asks. */
  readonly from: readonly string[]
  readonly subject: string
  readonly now: Date
}

/**
 * Takes lines, with what is linked to them, out of an order that stands, and gives back what they cost. An order of which
 * nothing would be left is canceled as a whole.
 * @returns cents that come back, or `all`
 * @throws ORD_NOT_FOUND, ORD_CANNOT_CANCEL when it has gone too far or a line is not one of its own any more
 */
export async function cancelLines(tx: Transaction, wish: Wish): Promise<number | 'all'> {
  const { orderId, from, subject, now } = wish
  const order = await lockOrderWithCart(tx, orderId)
  if (!order) throw orderNotFound()
  if (!from.includes(order.state)) throw cannotCancel()
  const standing = (await listOrderLines(tx, [orderId])).filter(({ isDeleted }) => !isDeleted)
  const gone = chooseLines(standing, new Set(wish.orderLineIds))
  if (gone.length === standing.length) {
    await cancelWhole(tx, { orderId, from, subject, now })
    return 'all'
  }
  const cents = await takeOut(tx, order, { standing, gone, now })
  await tellOfOrder(tx, order, 'changed', now)
  await queueMail(tx, { kind: 'order-changed', recipient: order.email, payload: { orderId } })
  const details = { lines: gone.length, cents }
  await recordAudit(tx, { action: 'order.lines-canceled', subject, objectId: orderId, details })
  return cents
}

/** Money that was sold as a gift card is in other hands: such a line goes with the whole order only. */
function chooseLines(standing: readonly OrderLineRecord[], ids: ReadonlySet<string>) {
  const gone = standing.filter(
    ({ orderLineId, parentLineId }) => ids.has(orderLineId) || (parentLineId !== null && ids.has(parentLineId)),
  )
  const areAllKnown = [...ids].every((id) => standing.some(({ orderLineId }) => orderLineId === id))
  const hasMoney = gone.some(({ orderType }) => orderType === OrderLineType.DigitalGiftCard)
  if (gone.length === 0 || !areAllKnown || (hasMoney && gone.length < standing.length)) throw cannotCancel()
  return gone
}

type Parts = {
  readonly standing: readonly OrderLineRecord[]
  readonly gone: readonly OrderLineRecord[]
  readonly now: Date
}

async function takeOut(tx: Transaction, order: LockedOrder, { standing, gone, now }: Parts) {
  const { orderId, locationId } = order
  const ids = gone.map(({ orderLineId }) => orderLineId)
  const sums = sumsOfLines(standing.map(refundable), new Set(ids), order.discountCents)
  const refund = { refundId: randomUUID(), cents: refundOf(sums), at: now }
  const refunded = await giveMoneyBack(tx, order, refund)
  const rates = await listTaxRates(tx, locationId)
  const totals = totalsWithout(order.totals, { lines: gone.map(refundable), sums, refunded }, rates)
  await markDeleted(tx, ids)
  await rewriteTotals(tx, orderId, totals, now)
  const demand = new Map<string, number>()
  for (const { productId, qty } of gone) if (productId) demand.set(productId, (demand.get(productId) ?? 0) + qty)
  if (demand.size > 0) await returnStock(tx, locationId, demand)
  return refund.cents
}

const refundable = ({ orderLineId, totalCents, taxCents, taxClass, orderType }: OrderLineRecord) => ({
  orderLineId,
  totalCents,
  taxCents,
  taxClass,
  isGiftCard: orderType === OrderLineType.DigitalGiftCard || orderType === OrderLineType.PhysicalGiftCard,
})
