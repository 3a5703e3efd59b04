import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { acceptedCard, type AddressDetails, type CheckoutPage } from '../pages/checkout-page.ts'
import { booksOf } from '../store/books.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { mailTo } from '../store/inbox.ts'
import { newCustomer } from '../store/new-customer.ts'
import { newEmail } from '../store/new-email.ts'
import { newGiftCards, type NewGiftCard } from '../store/new-gift-cards.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'
import { shopperOf } from '../store/shopper-of.ts'
import { everyWay, isRefused, paidBy, someWays, type Way } from './checkout-ways.ts'

const PIECES = 6
const home: AddressDetails = { line1: '12 Garden Street', city: 'Chicago', state: 'IL', zip: '60614' }
/** Cents of gift cards, together less than the goods. An address may name few cards by their numbers (T19). */
const BALANCES = { guest: [325], customer: [325, 475] }
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const
const METHODS = {
  pickup: { method: /^Store pickup/, name: 'Store pickup', code: 'sp', places: 1 },
  delivery: { method: /^Standard delivery/, name: 'Standard delivery', code: 'sd', places: 0 },
  scheduled: { method: /^Scheduled delivery/, name: 'Scheduled delivery', code: 'scd', places: 1 },
} as const

const ways = process.env['ALL_WAYS'] ? everyWay : someWays
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

for (const way of ways) {
  const { who, method, payment, device } = way
  const end = isRefused(way) ? `may not pay at the store and pays by card` : `pays by ${payment}`
  test.describe(`on a ${device}`, () => {
    test.use(DEVICES[device])

    test(`a ${who} who orders for ${method} ${end}, and every book agrees to the cent`, async ({
      page,
      frame,
      tenant,
      cartPage,
      checkout,
      orderComplete,
      expectedTrouble,
    }) => {
      test.setTimeout(120_000)
      if (isRefused(way)) expectedTrouble.push(/\b409\b/)
      await using database = await openDatabase()
      const received = METHODS[method]
      const shopper = shopperOf(page)

      await fillCart(page, originOf(tenant), PIECES, { method: received.method })
      const { email, cards } = await enter(page, { way, tenant, database })
      await frame.cart.click()
      await expect(cartPage.quantityOf('Whole Milk')).toHaveValue(String(PIECES))
      await cartPage.checkout.click()
      if (who === 'guest') {
        await checkout.identifyGuest({ email })
      } else await checkout.continueFrom('Contact')
      if (method === 'pickup') await checkout.continueFrom('Pickup')
      else await checkout.deliverTo(home)
      if (received.places > 0) await checkout.chooseSlot()
      if (isRefused(way)) {
        await checkout.expectNoPaymentAtStore()
        const refused = await shopper.call('PUT', '/v1/Cart/OrderPayments', { isPayAtStore: true })
        expect(refused).toMatchObject({ status: 409, body: { errors: [{ errorCode: 'CRT_PAY_AT_STORE' }] } })
      }
      await pay(checkout, way, cards)
      const agreed = await checkout.agreedTotal()
      await checkout.place()

      const orderNumber = await orderComplete.orderNumber()
      await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
      const books = await booksOf(database, tenant, orderNumber)
      const onCards = cards.reduce((sum, { cents }) => sum + cents, 0)
      expect(dollars(books.due)).toBe(agreed)
      expect(books).toMatchObject({
        state: 'placed',
        paymentState: paidBy(way) === 'store' ? 'pay-at-store' : 'authorised',
        codes: [received.code],
        places: received.places,
        addedUp: books.due,
        lines: books.subtotal,
        lineTaxes: books.tax,
        onGiftCards: onCards,
        ledger: onCards,
        spentOfCards: onCards,
      })
      const due = { cents: books.due, last4: paidBy(way) === 'store' ? null : acceptedCard.number.slice(-4) }
      expect(books.payments).toEqual([
        ...(paidBy(way) === 'store' ? [] : [{ kind: 'card', state: 'authorised', ...due }]),
        ...cards
          .map(({ number, cents }) => ({ kind: 'gift-card', state: 'captured', last4: number.slice(-4), cents }))
          .toSorted((one, other) => one.last4.localeCompare(other.last4)),
        ...(paidBy(way) === 'store' ? [{ kind: 'pay-at-store', state: 'authorised', ...due }] : []),
      ])
      await expect(orderComplete.part(received.name)).toContainText('Whole Milk')
      await expect(orderComplete.total).toHaveText(agreed)
      expect((await orderComplete.payments.allTextContents()).toSorted()).toEqual(
        [
          paidBy(way) === 'store' ? `Pay at store: ${agreed}` : `Card ending in ${due.last4}: ${agreed}`,
          ...cards.map(({ number, cents }) => `Gift card ending in ${number.slice(-4)}: ${dollars(cents)}`),
        ].toSorted(),
      )
      expect((await mailTo(email, new RegExp(orderNumber))).text).toContain('Whole Milk')
    })
  })
}

/** Makes the shopper of a way, with gift cards where they pay, and signs a customer in. */
async function enter(page: Page, { way, tenant, database }: { way: Way; tenant: string; database: Database }) {
  const issue = (owner?: string) =>
    way.payment === 'gift cards and card' ? newGiftCards(database, { tenant, balances: BALANCES[way.who], owner }) : []
  if (way.who === 'guest') return { email: newEmail('way'), cards: await issue() }
  const { email, customerId } = await newCustomer(database, tenant, 'way')
  const cards = await issue(customerId)
  await signIn(page, tenant, email)
  return { email, cards }
}

async function pay(checkout: CheckoutPage, way: Way, cards: readonly NewGiftCard[]) {
  if (paidBy(way) === 'store') return checkout.payAtStore()
  // The first two of a customer pay without a word; those of others are typed.
  if (way.who === 'guest') for (const { number } of cards) await checkout.addGiftCard(number)
  for (const { number, cents } of cards) await checkout.expectGiftCardPays(number.slice(-4), dollars(cents))
  return checkout.payRestByCard(acceptedCard)
}
