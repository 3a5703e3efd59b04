import { OrderLineType } from '@aisle/api/product-kind'
import { giveCouponBack } from '../../coupon/coupon-use.store.ts'
import type { Transaction } from '../../database/database.ts'
import { listRedeemed, refundCard } from '../../gift-card/gift-cards.store.ts'
import { refundLoyalty } from '../../loyalty/loyalty.store.ts'
import { holdAgain, listTaken, releaseBookings } from '../../slot/slot-booking.store.ts'
import { HOLD_MINUTES } from '../../slot/slot-booking.service.ts'
import { addMinutes } from '../../slot/store-clock.rules.ts'
import { listOrderLines } from '../order-lines.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { returnStock } from '../stock-movement.store.ts'

/** Gives back what an order took: stock, coupon, loyalty dollars, gift cards. The slot is told apart. */
export async function undoOrder(tx: Transaction, { orderId, locationId }: OrderRecord, at: Date) {
  const demand = new Map<string, number>()
  for (const { productId, qty, orderType, isDeleted } of await listOrderLines(tx, [orderId])) {
    if (!productId || isDeleted || orderType === OrderLineType.DigitalGiftCard) continue
    demand.set(productId, (demand.get(productId) ?? 0) + qty)
  }
  if (demand.size > 0) await returnStock(tx, locationId, demand)
  await giveCouponBack(tx, orderId)
  await refundLoyalty(tx, orderId, at)
  for (const { giftCardId, amountCents } of await listRedeemed(tx, orderId)) {
    await refundCard(tx, { giftCardId, orderId, cents: -amountCents, at })
  }
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
