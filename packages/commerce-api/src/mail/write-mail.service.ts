import * as z from 'zod/mini'
import { findCardById } from '../gift-card/gift-cards.store.ts'
import { readStore } from '../cart/cart-contents.store.ts'
import type { Transaction } from '../database/database.ts'
import { showOrder } from '../order/order-detail.service.ts'
import { findOrder } from '../order/order-record.store.ts'
import { writeGiftCard } from './gift-card.template.ts'
import { giftCardPayload, oneTimeCodePayload, orderPayload, type WrittenMail } from './mail.types.ts'
import { writeOneTimeCode } from './one-time-code.template.ts'
import { writeOrderCancelled, writeOrderChanged, writeOrderPlaced } from './order.template.ts'
import type { OutboxRecord } from './outbox.store.ts'

/** Says what a waiting mail has to say, from the rows that it names. */
export async function writeMail(
  tx: Transaction,
  mail: OutboxRecord,
  storeOrigin: string | undefined,
): Promise<WrittenMail> {
  const { business } = await readStore(tx, null)
  const storeName = business.businessName ?? mail.tenantId
  switch (mail.kind) {
    case 'one-time-code':
      return writeOneTimeCode(storeName, z.parse(oneTimeCodePayload, mail.payload))
    case 'gift-card': {
      const card = await findCardById(tx, z.parse(giftCardPayload, mail.payload).giftCardId)
      if (!card) throw new Error('the gift card of a mail is gone')
      return writeGiftCard(storeName, card)
    }
    case 'order-placed':
      return writeOrderPlaced(await orderMail(tx, mail, storeName, storeOrigin))
    case 'order-changed':
      return writeOrderChanged(await orderMail(tx, mail, storeName, storeOrigin))
    case 'order-cancelled':
      return writeOrderCancelled(await orderMail(tx, mail, storeName, storeOrigin))
  }
  throw new Error(`nobody writes mails of the kind ${mail.kind}`)
}

async function orderMail(tx: Transaction, mail: OutboxRecord, storeName: string, origin: string | undefined) {
  const known = await findOrder(tx, z.parse(orderPayload, mail.payload).orderId)
  if (!known) throw new Error('the order of a mail is gone')
  const { orderId, orderNumber, customerId, subject, firstName } = known
  const order = await showOrder(tx, { customerId: customerId ?? undefined, subject }, orderId)
  const path = customerId ? `/order/${orderId}` : `/track-guest-order/${orderId}?orderNumber=${orderNumber}`
  return { storeName, firstName, order, link: origin && origin + path }
}
