import { expect, type Locator, type Page } from '@playwright/test'
import { mailTo } from '../store/inbox.ts'

const robin = { firstName: 'Robin', lastName: 'Miller', phone: '317-555-0142' }

/** Robin Miller, unless said otherwise. */
export type GuestDetails = Readonly<Partial<typeof robin>> & { readonly email: string }
export type CardDetails = { readonly number: string; readonly expiry: string; readonly cvc: string }

export type AddressDetails = {
  readonly line1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export const acceptedCard: CardDetails = { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123' }
export const declinedCard: CardDetails = { number: '4000 0000 0000 0002', expiry: '12/30', cvc: '123' }

/** The steps from a cart to an order. */
export class CheckoutPage {
  readonly placeOrder: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.placeOrder = page.getByRole('button', { name: 'Place order' })
  }

  step(name: 'Contact' | 'Delivery' | 'Pickup' | 'Time slot' | 'Payment' | 'Review'): Locator {
    return this.#page.getByRole('region', { name, exact: true })
  }

  /** A guest's contact, proven by the code in the inbox. */
  async identifyGuest(guest: GuestDetails) {
    await this.introduceGuest(guest)
    await this.proveEmail(guest.email)
  }

  /** A guest says who they are, and is asked for the code. */
  async introduceGuest(guest: GuestDetails) {
    const { firstName, lastName, email, phone } = { ...robin, ...guest }
    const step = this.step('Contact')
    await step.getByLabel('First name').fill(firstName)
    await step.getByLabel('Last name').fill(lastName)
    await step.getByLabel('Email').fill(email)
    await step.getByLabel('Phone').fill(phone)
    await step.getByRole('button', { name: 'Continue' }).click()
    await expect(step.getByLabel('One-time code')).toBeVisible()
  }

  async proveEmail(email: string) {
    const step = this.step('Contact')
    await step.getByLabel('One-time code').fill(await oneTimeCode(email))
    await step.getByRole('button', { name: 'Continue' }).click()
  }

  async continueFrom(name: 'Contact' | 'Delivery' | 'Pickup') {
    const goOn = this.step(name).getByRole('button', { name: 'Continue' })
    await expect(goOn).toBeVisible()
    // Asked for where the order has products that are restricted by age.
    const birthDate = this.step(name).getByLabel('Date of birth', { exact: true })
    if (await birthDate.isVisible()) await birthDate.fill('12/10/1985')
    await goOn.click()
  }

  /** Has it brought to an address that is typed, also where others are kept. */
  async deliverTo({ line1, city, state, zip }: AddressDetails) {
    const step = this.step('Delivery')
    const another = step.getByRole('radio', { name: 'Another address' })
    await expect(step.getByRole('button', { name: 'Continue' })).toBeVisible()
    if (await another.isVisible()) await another.check()
    await step.getByLabel('Address', { exact: true }).fill(line1)
    await step.getByLabel('City').fill(city)
    await step.getByLabel('State').selectOption(state)
    await step.getByLabel('Zip code').fill(zip)
    await step.getByRole('button', { name: 'Continue' }).click()
  }

  /** Takes a slot of the first open day that has a place: the last, or any other, so that journeys leave each other some. */
  async chooseSlot(which: 'any' | 'last' = 'any') {
    const step = this.step('Time slot')
    const free = step.getByRole('radio', { disabled: false })
    await expect(free.first()).toBeVisible()
    const others = Math.max(1, (await free.count()) - 1)
    await (which === 'last' ? free.last() : free.nth(Math.floor(Math.random() * others))).check()
    await step.getByRole('button', { name: 'Continue' }).click()
  }

  async payByCard(card: CardDetails) {
    await this.payWithoutGiftCards()
    await this.payRestByCard(card)
  }

  /** A card pays what gift cards leave. */
  async payRestByCard({ number, expiry, cvc }: CardDetails) {
    const step = this.step('Payment')
    const newCard = step.getByRole('radio', { name: 'New card' })
    await expect(step.getByRole('button', { name: 'Continue' })).toBeVisible()
    // Who has cards is asked which; who has none sees the fields at once.
    await expect(newCard.or(step.locator('iframe')).first()).toBeVisible()
    if (await newCard.isVisible()) await newCard.check()
    const form = step.frameLocator('iframe')
    await form.getByLabel('Card number').fill(number)
    await form.getByLabel('Expiry').fill(expiry)
    await form.getByLabel('CVC').fill(cvc)
    await step.getByRole('button', { name: 'Continue' }).click()
    await this.giveNoTip()
  }

  async payAtStore() {
    const step = this.step('Payment')
    await step.getByRole('radio', { name: 'Pay at the store' }).check()
    await step.getByRole('button', { name: 'Continue' }).click()
    await this.giveNoTip()
  }

  /** The ways to pay are there, and the store is none of them. */
  async expectNoPaymentAtStore() {
    const step = this.step('Payment')
    await expect(step.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(step.getByRole('radio', { name: 'Pay at the store' })).toHaveCount(0)
  }

  /** Any gift card, by its number. */
  async addGiftCard(number: string) {
    const step = this.step('Payment')
    const field = step.getByLabel('Gift card number')
    const disclosure = step.locator('summary', { hasText: 'Use a gift card' })
    await expect(disclosure.or(field).first()).toBeVisible()
    if (!(await field.isVisible())) await disclosure.click()
    await field.fill(number)
    await step.getByRole('button', { name: 'Apply' }).click()
    await expect(this.giftCard(number.slice(-4))).toBeChecked()
    await expect(field).toHaveValue('')
  }

  giftCard(last4: string) {
    return this.step('Payment').getByRole('checkbox', { name: `Gift card ending in ${last4}` })
  }

  /** All that a gift card has pays. */
  async expectGiftCardPays(last4: string, amount: string) {
    await expect(this.giftCard(last4)).toBeChecked()
    await expect(this.giftCard(last4)).toHaveAccessibleDescription(`Pays ${amount} of its ${amount}`)
  }

  /** The total that is agreed to: `$12.34`. */
  async agreedTotal() {
    const review = this.step('Review')
    await expect(this.placeOrder).toBeVisible()
    await expect(review.locator('[aria-busy="true"]')).toHaveCount(0)
    return await review
      .getByRole('term')
      .filter({ hasText: /^Total$/ })
      .locator('+ dd')
      .innerText()
  }

  /** Takes off the gift cards that are chosen for a customer. */
  async payWithoutGiftCards() {
    const chosen = this.step('Payment').getByRole('checkbox', { name: /^Gift card ending/, checked: true })
    await expect(this.step('Payment').getByRole('button').first()).toBeVisible()
    for (let left = await chosen.count(); left > 0; left -= 1) {
      await chosen.first().click()
      await expect(chosen).toHaveCount(left - 1)
    }
  }

  /** Answers the question that a cart is asked once, where something of it takes a tip. */
  async giveNoTip() {
    const question = this.#page.getByRole('dialog', { name: 'Leave a tip?' })
    await expect(question.or(this.step('Review').getByRole('checkbox')).first()).toBeVisible()
    if (!(await question.isVisible())) return
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question).toBeHidden()
  }

  /** Another card after one that was declined. */
  async changeCard(card: CardDetails) {
    await this.#page.getByRole('button', { name: 'Change Payment' }).click()
    await this.payByCard(card)
  }

  /** From picking up to the order, in any slot, paid by a card that is accepted. */
  async pickUpAndPlace() {
    await this.continueFrom('Pickup')
    await this.chooseSlot()
    await this.payByCard(acceptedCard)
    await this.place()
  }

  async place() {
    await this.step('Review').getByRole('checkbox').check()
    await this.placeOrder.click()
  }
}

/** The code that a guest proves an address with, from the inbox. */
export async function oneTimeCode(email: string) {
  const { subject, text } = await mailTo(email, /\b\d{6}\b/)
  const code = /\b\d{6}\b/.exec(`${text}\n${subject}`)?.[0]
  if (!code) throw new Error('The mail holds no code.')
  return code
}
