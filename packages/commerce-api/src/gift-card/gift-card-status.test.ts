import { setOrderPayments } from '@aisle/api/checkout'
import { type GiftCardAction, giftCardBalance, updateGiftCardStatus } from '@aisle/api/gift-card'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, newGuestSubject, type TestApp } from '../server/testing.ts'
import * as builder from '../testing/checkout-store.builder.ts'
import { shopperOf } from '../testing/shopper.ts'
import { hashClaimCode, newClaimCode } from './claim-code.rules.ts'
import { newGiftCardNumber } from './gift-card-number.rules.ts'

let test: TestApp
let store: builder.TestStore
beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date('2026-11-20T15:00:00Z'), poolSize: 20 })
  store = await builder.insertStore(test.query)
})
afterAll(() => test.close())

async function newCustomer() {
  const { customerId, subject } = await builder.insertCustomer(test.query, store.tenant)
  return { customerId, subject, token: await test.tokens.user(store.tenant, subject) }
}
type Customer = Awaited<ReturnType<typeof newCustomer>>

async function newCard(values: Readonly<Record<string, unknown>>) {
  const gift_card_id = randomUUID()
  const number = newGiftCardNumber()
  const money = { family: 1, status: 1, initial_cents: 5000, balance_cents: 5000 }
  await builder.insertRow(test.query, 'gift_cards', {
    tenant_id: store.tenant,
    gift_card_id,
    number,
    ...money,
    ...values,
  })
  return { id: gift_card_id, number }
}

/** A card that Ada has sent to whoever has the code. */
async function sentCard() {
  const ada = await newCustomer()
  const code = newClaimCode()
  const owner = { owner_customer_id: ada.customerId, purchaser_customer_id: ada.customerId }
  const gift = { recipient_name: 'Bob', recipient_email: 'bob@example.com', message: 'Enjoy' }
  return { ada, code, ...(await newCard({ ...owner, ...gift, claim_token_hash: hashClaimCode(code) })) }
}

type Query = { readonly claimCode?: string; readonly isGuestUser?: boolean; readonly myGiftCardId?: string }
const act = (action: GiftCardAction, id: string, { token }: Pick<Customer, 'token'>, query: Query = {}) =>
  test.call(updateGiftCardStatus, { params: { id }, query: { ActionForStatus: action, ...query } }, token)

const ownerOf = async (id: string) => {
  const [card] = await test.query<{ owner: string | null; status: number; claim: string | null; number: string }>(
    `SELECT owner_customer_id AS owner, status, claim_token_hash AS claim, number FROM commerce.gift_cards
     WHERE gift_card_id = $1`,
    [id],
  )
  return card
}
const auditOf = (id: string) =>
  test.query('SELECT action, subject, request_id IS NOT NULL AS asked FROM commerce.audit_log WHERE object_id = $1', [
    id,
  ])

describe('a gift card', () => {
  it('T9 that is claimed 50 times at once by two customers has exactly one owner', async () => {
    const { id, number, code } = await sentCard()
    const claimers = [await newCustomer(), await newCustomer()] as const

    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, turn) => {
        const who = claimers[turn % 2 === 0 ? 0 : 1]
        const { status, code: refusal } = await act('claim', id, who, { claimCode: code })
        return { who, status, refusal }
      }),
    )

    const won = replies.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const winner = won[0]?.who
    const others = replies.filter(({ status }) => status !== 200)
    // For the winner the card is claimed already, for the other one there is none.
    expect(others.every(({ who, refusal }) => refusal === (who === winner ? 'GFT_ACTION' : 'GFT_NOT_FOUND'))).toBe(true)
    const card = await ownerOf(id)
    expect(card).toMatchObject({ owner: winner?.customerId, status: 1, claim: null })
    expect(card?.number).not.toBe(number)
    expect(await auditOf(id)).toEqual([{ action: 'gift-card.claimed', subject: winner?.subject, asked: true }])
  })

  it('T9 that is claimed and taken back at once goes to one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, ada, code } = await sentCard()
      const bob = await newCustomer()
      const [claimed, retracted] = await Promise.all([
        act('claim', id, bob, { claimCode: code }),
        act('retract', id, ada),
      ])
      expect([claimed.status, retracted.status].filter((status) => status === 200)).toHaveLength(1)
      expect((await ownerOf(id))?.owner).toBe(claimed.status === 200 ? bob.customerId : ada.customerId)
    }
  })

  it('T9 is revoked, retracted and activated by its owner, each once', async () => {
    const { id, ada } = await sentCard()
    const bob = await newCustomer()
    for (const action of ['retract', 'revoke', 'activate'] as const) {
      expect(await act(action, id, bob)).toMatchObject({ status: 404, code: 'GFT_NOT_FOUND' })
      const twice = await Promise.all([act(action, id, ada), act(action, id, ada)])
      expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
    const row = { subject: ada.subject, asked: true }
    expect(await auditOf(id)).toEqual(
      ['retracted', 'revoked', 'activated'].map((done) => ({ ...row, action: `gift-card.${done}` })),
    )
  })

  it('T8 of somebody else is not reached by calling oneself a guest', async () => {
    const { id } = await sentCard()
    const bob = await newCustomer()
    for (const action of ['activate', 'revoke', 'retract', 'claim'] as const) {
      const reply = await act(action, id, bob, { isGuestUser: true, myGiftCardId: id })
      expect(reply).toMatchObject({ status: 404, code: 'GFT_NOT_FOUND' })
    }
    expect(await auditOf(id)).toEqual([])
  })

  it('that a guest has bought is theirs to revoke, with what they say of themselves or without', async () => {
    const subject = newGuestSubject()
    const token = await test.tokens.guest(store.tenant, subject)
    const { id } = await newCard({ purchaser_subject: subject })
    const other = await test.tokens.guest(store.tenant, newGuestSubject())
    expect((await act('revoke', id, { token: other }, { isGuestUser: true })).status).toBe(404)
    expect((await act('revoke', id, { token })).data).toMatchObject({ status: 3 })
    expect((await act('activate', id, { token }, { isGuestUser: true })).data).toMatchObject({ status: 1 })
    expect(await act('claim', id, { token })).toMatchObject({ status: 403, code: 'CUSTOMER_NEEDED' })
  })

  it('that was revoked tells so, and one that was claimed is no longer found by its old number', async () => {
    const { id, number, code, ada } = await sentCard()
    const bob = await newCustomer()
    const ask = (of: string) => test.call(giftCardBalance, { params: { number: of } }, bob.token)
    await act('revoke', id, ada)
    expect((await ask(number)).data.status).toBe(3)
    expect((await act('claim', id, bob, { claimCode: code })).status).toBe(404)

    const other = await sentCard()
    const { giftCardNumber } = (await act('claim', other.id, bob, { claimCode: other.code })).data
    expect((await ask(other.number)).status).toBe(404)
    expect((await ask(giftCardNumber)).data).toMatchObject({ availableBalance: 50, status: 1 })
  })

  it('T20 that was claimed leaves the cart of whoever sent it', async () => {
    const { id, code, ada } = await sentCard()
    const shopper = shopperOf(test, store, ada.token)
    await shopper.fill(await builder.insertProduct(test.query, store))
    await test.call(setOrderPayments, { body: { giftCards: [{ giftCardID: id, redeemAmount: 1 }] } }, ada.token)
    const chosen = () => test.query('SELECT redeem_cents FROM commerce.cart_gift_cards WHERE gift_card_id = $1', [id])
    expect(await chosen()).toHaveLength(1)
    await act('claim', id, await newCustomer(), { claimCode: code })
    expect(await chosen()).toEqual([])
  })

  it('T1 is not claimed in another store', async () => {
    const { id, code } = await sentCard()
    const elsewhere = await builder.insertStore(test.query)
    const { subject } = await builder.insertCustomer(test.query, elsewhere.tenant)
    const token = await test.tokens.user(elsewhere.tenant, subject)
    expect((await act('claim', id, { token }, { claimCode: code })).status).toBe(404)
  })
})
