import { recordAudit } from '../../audit/audit.store.ts'
import { inStore, type StorePlace } from '../../content/transfer/in-store.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../server/app-error.ts'
import { cancelLines } from '../cancel/cancel-lines.service.ts'
import { cancelWhole } from '../cancel/cancel-order.service.ts'
import { listOrderLines } from '../order-lines.store.ts'
import { lockOrderWithCart } from '../order-record.store.ts'
import { listRefused } from '../refund/card-refunds.store.ts'
import { releaseOrder } from '../settle/held-orders.store.ts'
import { OrdersRefusal } from './orders-refusal.ts'
import { findOrderByNumber, listHeldOrders } from './owner-orders.store.ts'

/** In the audit: whoever has the store's database, and with it the command. */
const OWNER = 'owner'
/** The store may still change its mind until the goods have left it. */
const CHANGEABLE = ['placed', 'preparing', 'ready']

type Named = StorePlace & { readonly orderNumber: string; readonly now: Date }

/** What somebody has to look at: orders that are held, and refunds that a provider has refused. @throws ContentRefusal */
export const readHeld = ({ databaseUrl, tenant }: StorePlace) =>
  inStore(databaseUrl, tenant, async (tx) => ({ orders: await listHeldOrders(tx), refunds: await listRefused(tx) }))
export type Held = Awaited<ReturnType<typeof readHeld>>

/** An order's lines, numbered as `cancelOrderLines` takes them. @throws ContentRefusal, OrdersRefusal */
export const readLines = ({ databaseUrl, tenant, orderNumber }: Omit<Named, 'now'>) =>
  inStore(databaseUrl, tenant, async (tx) => {
    const { orderId } = await requireOrder(tx, orderNumber)
    return await linesOf(tx, orderId)
  })
export type NumberedLine = Awaited<ReturnType<typeof readLines>>[number]

/** Lets an order go on as it is, whatever it is held for. @throws ContentRefusal, OrdersRefusal */
export const releaseHeldOrder = ({ databaseUrl, tenant, orderNumber, now }: Named) =>
  inStore(databaseUrl, tenant, async (tx) => {
    const { orderId } = await requireOrder(tx, orderNumber)
    const order = await lockOrderWithCart(tx, orderId)
    if (order?.state === 'reserved') throw new OrdersRefusal(`#${orderNumber} still waits for its payment provider.`)
    if (!order?.heldFor || !order.heldAt || order.state === 'failed' || order.state === 'canceled') {
      throw new OrdersRefusal(`#${orderNumber} is not held.`)
    }
    if (!(await releaseOrder(tx, orderId, order.heldAt, now))) throw new OrdersRefusal(`#${orderNumber} is not held.`)
    const details = { heldFor: order.heldFor }
    await recordAudit(tx, { action: 'order.released', subject: OWNER, objectId: orderId, details })
    return order.heldFor
  })

type Cancel = Named & {
  /** Numbers of lines; all of the order without any. */
  readonly lines: readonly number[]
}

/**
 * Cancels an order, or some of its lines, until it has left the store. Balances and stock are back at once; the card's
 * money follows as soon as the store runs. @returns cents that come back, or `all` @throws ContentRefusal, OrdersRefusal
 */
export const cancelForOwner = ({ databaseUrl, tenant, orderNumber, lines, now }: Cancel) =>
  inStore(databaseUrl, tenant, async (tx) => {
    const { orderId } = await requireOrder(tx, orderNumber)
    const rights = { orderId, from: CHANGEABLE, subject: OWNER, now }
    try {
      if (lines.length > 0) return await cancelLines(tx, { ...rights, orderLineIds: await idsOf(tx, orderId, lines) })
      await lockOrderWithCart(tx, orderId)
      await cancelWhole(tx, rights)
      return 'all' as const
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause
      throw new OrdersRefusal(`#${orderNumber}: ${cause.message} Nothing was changed.`, { cause })
    }
  })

async function requireOrder(tx: Transaction, orderNumber: string) {
  const order = await findOrderByNumber(tx, orderNumber)
  if (!order) throw new OrdersRefusal(`This store has no order #${orderNumber}.`)
  return order
}

async function linesOf(tx: Transaction, orderId: string) {
  const lines = await listOrderLines(tx, [orderId])
  return lines.map(({ orderLineId, position, title, qty, totalCents, isDeleted }) => ({
    orderLineId,
    number: position + 1,
    title,
    qty,
    totalCents,
    isDeleted,
  }))
}

async function idsOf(tx: Transaction, orderId: string, numbers: readonly number[]) {
  const lines = new Map((await linesOf(tx, orderId)).map((line) => [line.number, line]))
  return numbers.map((number) => {
    const line = lines.get(number)
    if (!line) throw new OrdersRefusal(`This order has no line ${number}.`)
    if (line.isDeleted) throw new OrdersRefusal(`Line ${number} was taken out before.`)
    return line.orderLineId
  })
}
