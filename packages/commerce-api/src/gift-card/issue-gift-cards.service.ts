import { OrderLineType } from '@aisle/api/product-kind'
import type { Transaction } from '../database/database.ts'
import { queueMail } from '../mail/outbox.store.ts'
import type { OrderLineRecord } from '../order/order-lines.table.ts'
import type { OrderRecord } from '../order/orders.table.ts'
import { newGiftCardNumber } from './gift-card-number.rules.ts'
import { insertCard } from './gift-cards.store.ts'

const ACTIVE = 1
const DIGITAL_FAMILY = 1

type Buyer = Pick<OrderRecord, 'orderId' | 'customerId' | 'subject' | 'email'>

/** Digital gift cards exist from the moment their order stands, one for each piece. Physical ones are made at the store. */
export async function issueGiftCards(tx: Transaction, order: Buyer, lines: readonly OrderLineRecord[], now: Date) {
  const digital = lines.filter(({ orderType }) => orderType === OrderLineType.DigitalGiftCard)
  for (const { orderLineId, productId, giftCardCents, priceCents, qty } of digital) {
    for (let piece = 0; piece < qty; piece += 1) {
      const cents = giftCardCents ?? priceCents
      const { giftCardId } = await insertCard(tx, {
        number: newGiftCardNumber(),
        family: DIGITAL_FAMILY,
        status: ACTIVE,
        initialCents: cents,
        balanceCents: cents,
        ownerCustomerId: order.customerId,
        purchaserCustomerId: order.customerId,
        purchaserSubject: order.subject,
        productId,
        orderId: order.orderId,
        orderLineId,
        createdAt: now,
      })
      await queueMail(tx, { kind: 'gift-card', recipient: order.email, payload: { giftCardId } })
    }
  }
}
