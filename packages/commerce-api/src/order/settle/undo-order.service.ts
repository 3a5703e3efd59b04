import { OrderLineType } from '@aisle/api/product-kind'
import { recordAudit } from '../../audit/audit.store.ts'
import { giveCouponBack } from '../../coupon/coupon-use.store.ts'
import type { Transaction } from '../../database/database.ts'
import { listRedeemed, refundCard } from '../../gift-card/gift-cards.store.ts'
import { findSpentLoyalty, refundLoyalty } from '../../loyalty/loyalty.store.ts'
import { holdAgain, listTaken, releaseBookings } from '../../slot/slot-booking.store.ts'
import { HOLD_MINUTES } from '../../slot/slot-booking.service.ts'
import { addMinutes } from '../../slot/store-clock.rules.ts'
import { markBalancesRefunded } from '../order-payment.store.ts'
import { listOrderLines } from '../order-lines.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { returnStock } from '../stock-movement.store.ts'

/** Gives back what an order took: stock, coupon, loyalty dollars, gift cards. The slot is told apart. */
export async function undoOrder(tx: Transaction, { orderId, locationId, subject }: OrderRecord, at: Date) {
  const demand = new Map<string, number>()
  for (const { productId, qty, orderType, isDeleted } of await listOrderLines(tx, [orderId])) {
    if (!productId || isDeleted || orderType === OrderLineType.DigitalGiftCard) continue
    demand.set(productId, (demand.get(productId) ?? 0) + qty)
  }
  if (demand.size > 0) await returnStock(tx, locationId, demand)
  await giveCouponBack(tx, orderId)
  const loyalty = await findSpentLoyalty(tx, orderId)
  if (loyalty) {
    await refundLoyalty(tx, { ...loyalty, orderId, at })
    await recordAudit(tx, { action: 'loyalty.refunded', subject, objectId: orderId, details: { cents: loyalty.cents } })
  }
  for (const { giftCardId, cents } of await listRedeemed(tx, orderId)) {
    await refundCard(tx, { giftCardId, orderId, cents, at })
    await recordAudit(tx, { action: 'gift-card.refunded', subject, objectId: orderId, details: { cents } })
  }
  await markBalancesRefunded(tx, orderId, at)
}

/** The shopper tries again with another card: the slot stays theirs for a while (F32). */
export async function holdSlotsAgain(tx: Transaction, { orderId, subject }: OrderRecord, now: Date) {
  for (const booking of await listTaken(tx, orderId)) {
    const isHeld = await holdAgain(tx, booking, subject, addMinutes(now, HOLD_MINUTES))
    if (!isHeld) await releaseBookings(tx, [booking], 'taken')
  }
}

export async function freeSlots(tx: Transaction, { orderId }: OrderRecord) {
  await releaseBookings(tx, await listTaken(tx, orderId), 'taken')
}
