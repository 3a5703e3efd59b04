import { saveCart } from '@aisle/api/cart'
import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { setOrderPayments, setPickupInfo } from '@aisle/api/checkout'
import { addressOf } from '@aisle/api/client'
import type { AnyEndpoint, CallData, CallInput } from '@aisle/api/endpoint'
import { placeOrder } from '@aisle/api/place-order'
import { bookSlot } from '@aisle/api/slot'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestStore } from './checkout-store.builder.ts'
import { orderBody, totalOf } from './shopper.ts'

export type Writer = {
  /** A token that is good for some minutes. */
  readonly token: () => Promise<string>
  /** Pays by card with a slot held; else at the store, with loyalty dollars and this gift card. */
  readonly giftCardID: string | undefined
}

type Shop = {
  readonly url: string
  readonly store: TestStore
  readonly products: readonly string[]
  readonly slot: { readonly slotId: string; readonly bookingDate: string }
}

type Options = {
  /** Told in the very moment, before the writer goes on. */
  readonly onAcknowledged?: (orderID: string) => Promise<void>
}

const ASKED_FOR = 15_000
const PAUSE = 25
/** Try again later: nobody there, or nobody who can. */
const PASSING = new Set([429, 502, 503])

/**
 * Shoppers who place one order after the other over HTTP. Whoever gets no answer asks the same again, an order under the
 * same key, until there is one; any other refusal than "later" ends the writer and is a fault.
 */
export function startWriters(
  { url, store, products, slot }: Shop,
  writers: readonly Writer[],
  { onAcknowledged }: Options = {},
) {
  const acknowledged: { readonly orderID: string; readonly key: string }[] = []
  const faults: string[] = []
  const asked = new Set<string>()
  let isStopping = false

  const ask = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, headers: Record<string, string>) => {
    const response = await fetch(url + addressOf(endpoint, input), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input.body),
      signal: AbortSignal.timeout(ASKED_FOR),
    })
    return { status: response.status, text: await response.text() }
  }

  const insist = async <E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: Record<string, string>,
  ): Promise<CallData<E>> => {
    for (;;) {
      // No answer: killed while it was asked, or not there.
      const reply = await ask(endpoint, input, headers).catch(() => undefined)
      if (reply?.status === 200) return JSON.parse(reply.text).data
      if (reply && !PASSING.has(reply.status)) throw new Error(`${endpoint.name} ${reply.status} ${reply.text}`)
      await wait(PAUSE)
    }
  }

  const writeOne = async ({ token, giftCardID }: Writer, turn: number) => {
    const headers = { authorization: `Bearer ${await token()}` }
    const lines = products
      .slice(0, 1 + (turn % products.length))
      .map((productId, index) => ({ productId, qty: 1 + index }))
    const { locationId: locationID, pickup } = store
    const body = { fulfillmentMethodId: pickup, products: lines, locationID, zipCode: '10001' }
    let cart = await insist(saveCart, { body }, headers)
    const person = { fulfillmentMethodID: pickup, primaryUserFirstName: 'Ada', primaryUserLastName: 'Lovelace' }
    await insist(setPickupInfo, { body: person }, headers)
    if (giftCardID) {
      await insist(applyLoyaltyDollars, { body: { dollars: 0.11 } }, headers)
      cart = await insist(setOrderPayments, { body: { giftCards: [{ giftCardID, redeemAmount: 0.23 }] } }, headers)
    } else {
      await insist(bookSlot, { body: { ...slot, locationID, fulfillmentCodeName: 'sp' } }, headers)
    }
    const payment = giftCardID ? { isPayAtStore: true, paymentToken: undefined } : {}
    const order = { ...orderBody(store), ...payment, expectedTotal: totalOf(cart) }
    const key = randomUUID()
    asked.add(key)
    const { orderID } = await insist(placeOrder, { body: order }, { ...headers, 'idempotency-key': key })
    acknowledged.push({ orderID, key })
    await onAcknowledged?.(orderID)
  }

  const work = async (writer: Writer) => {
    try {
      for (let turn = 0; !isStopping; turn += 1) await writeOne(writer, turn)
    } catch (error) {
      faults.push(String(error))
    }
  }
  const working = Promise.all(writers.map(work))

  return {
    acknowledged,
    asked,
    faults,
    /** Everybody brings the order to its end that they have begun. */
    async stop() {
      isStopping = true
      await working
    },
  }
}

export type Writers = ReturnType<typeof startWriters>
