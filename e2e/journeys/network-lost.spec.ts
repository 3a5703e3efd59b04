import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { openDatabase } from '../store/database.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { mailsTo } from '../store/inbox.ts'
import { newEmail } from '../store/new-email.ts'
import { ordersOf } from '../store/orders.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

test.use({
  expectedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|ERR_CONNECTION_RESET|ERR_FAILED/],
})

/** Takes the network away, and sees that the page is out of reach and says so, as it was. */
async function lose(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  const banner = page.getByRole('dialog', { name: 'You are offline' })
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Try Again' })).toBeFocused()
  const backdrop = await banner.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backdropFilter)
  expect(backdrop).toBe('grayscale(1)')
}

async function regain(page: Page, context: BrowserContext) {
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeHidden()
}

test('F22 the network goes at every step of checkout and with every answer: nothing is lost, and one order comes of it', async ({
  page,
  context,
  frame,
  tenant,
  cartPage,
  checkout,
  orderComplete,
}) => {
  test.setTimeout(120_000)
  const email = newEmail('network')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/v\d\/|\/tokens/.test(request.url())) calls.push(request.url())
  })

  /**
   * Loses the network while a step waits for the shopper, and again with the answer to what the step sends: the store has
   * done it, and the page does not know.
   */
  const throughLosses = async (name: string, step: Losing) => {
    await test.step(name, async () => {
      await step.isKept()
      calls.length = 0
      await lose(page, context)
      await step.isKept()
      expect(calls).toEqual([])
      await regain(page, context)
      await step.isKept()
      expect(calls).toEqual([])
      if (step.call) {
        await page.route(
          step.call,
          async (route) => {
            await fetchThroughGateway(route)
            await context.setOffline(true)
            await route.abort('connectionreset')
          },
          { times: 1 },
        )
        await step.goOn()
        await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
        await step.isKept()
        await regain(page, context)
        if (step.learn) return step.learn()
        await step.isKept()
      }
      await step.goOn()
    })
  }

  await fillCart(page, originOf(tenant), 6, { method: /^Scheduled delivery/ })
  await frame.cart.click()
  await throughLosses('the cart', {
    isKept: () => expect(cartPage.quantityOf('Whole Milk')).toHaveValue('6'),
    goOn: () => cartPage.checkout.click(),
  })

  const contact = checkout.step('Contact')
  const goOn = (step: Parameters<typeof checkout.step>[0]) => () =>
    checkout.step(step).getByRole('button', { name: 'Continue' }).click()
  await contact.getByLabel('First name').fill('Robin')
  await contact.getByLabel('Last name').fill('Miller')
  await contact.getByLabel('Email').fill(email)
  await contact.getByLabel('Phone').fill('317-555-0142')
  await throughLosses('contact', {
    isKept: async () => {
      await expect(contact.getByLabel('First name')).toHaveValue('Robin')
      await expect(contact.getByLabel('Email')).toHaveValue(email)
    },
    call: /\/Guest\/Otp$/,
    goOn: goOn('Contact'),
  })

  const code = contact.getByLabel('One-time code')
  await expect(code).toBeVisible()
  // The code whose answer was lost came as well; the newer one counts.
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(2)
  const [newest] = await mailsTo(email)
  const sent = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
  await code.fill(sent)
  await throughLosses('code', {
    isKept: () => expect(code).toHaveValue(sent),
    call: /\/Guest\/Otp\/Verify$/,
    goOn: goOn('Contact'),
  })

  const delivery = checkout.step('Delivery')
  await expect(delivery.getByLabel('City')).toBeVisible()
  await delivery.getByLabel('Address', { exact: true }).fill('12 Garden Street')
  await delivery.getByLabel('City').fill('Chicago')
  await delivery.getByLabel('State').selectOption('IL')
  await delivery.getByLabel('Zip code').fill('60614')
  await delivery.getByLabel(/^Delivery instruction/).fill('Second door')
  await throughLosses('how it comes, and where to', {
    isKept: async () => {
      await expect(delivery.getByLabel('Address', { exact: true })).toHaveValue('12 Garden Street')
      await expect(delivery.getByLabel('State')).toHaveValue('IL')
      await expect(delivery.getByLabel(/^Delivery instruction/)).toHaveValue('Second door')
    },
    call: /\/Cart\/OrderAddress/,
    goOn: goOn('Delivery'),
  })

  const slot = checkout.step('Time slot')
  const day = slot.getByRole('tab').nth(1)
  const free = slot.getByRole('radio', { disabled: false })
  await expect(free.first()).toBeVisible()
  await day.click()
  await expect(day).toHaveAttribute('aria-selected', 'true')
  await free.nth(1).check()
  await throughLosses('time slot', {
    isKept: async () => {
      await expect(day).toHaveAttribute('aria-selected', 'true')
      await expect(free.nth(1)).toBeChecked()
    },
    call: /\/AvailableSlot\/Book/,
    goOn: goOn('Time slot'),
  })

  const payment = checkout.step('Payment')
  const card = payment.frameLocator('iframe')
  await expect(card.getByLabel('Card number')).toBeVisible()
  await card.getByLabel('Card number').fill(acceptedCard.number)
  await card.getByLabel('Expiry').fill(acceptedCard.expiry)
  await card.getByLabel('CVC').fill(acceptedCard.cvc)
  await throughLosses('payment', {
    isKept: async () => {
      await expect(card.getByLabel('Card number')).toHaveValue(/4111/)
      await expect(card.getByLabel('CVC')).toHaveValue(acceptedCard.cvc)
    },
    goOn: goOn('Payment'),
  })

  const question = page.getByRole('dialog', { name: 'Leave a tip?' })
  await expect(question).toBeVisible()
  await question.getByRole('radio', { name: /^10%/ }).check()
  await throughLosses('tip', {
    isKept: () => expect(question.getByRole('radio', { name: /^10%/ })).toBeChecked(),
    call: /\/Cart\/tip$/i,
    goOn: () => question.getByRole('button', { name: 'Continue' }).click(),
  })

  const review = checkout.step('Review')
  await expect(checkout.placeOrder).toBeVisible()
  await review.getByRole('checkbox').check()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/PlaceOrder')) keys.push(request.headers()['idempotency-key'])
  })
  await throughLosses('review, and the order itself', {
    isKept: async () => {
      await expect(review.getByRole('group', { name: 'Delivery' })).toContainText('12 Garden Street')
      await expect(review.getByRole('checkbox')).toBeChecked()
    },
    call: /\/Cart\/PlaceOrder$/,
    goOn: () => checkout.placeOrder.click(),
    learn: async () => {
      // The page asks by itself as long as it is worth waiting for; after that the shopper does.
      const isAsked = checkout.placeOrder.and(page.locator(':not([aria-busy="true"])'))
      await expect(orderComplete.heading.or(isAsked)).toBeVisible({ timeout: 30_000 })
      if (await isAsked.isVisible()) await isAsked.click()
    },
  })

  const orderNumber = await orderComplete.orderNumber()
  expect(new Set(keys).size).toBe(1)
  await using database = await openDatabase()
  expect(await ordersOf(database, email)).toMatchObject([{ orderNumber, state: 'placed', codes: ['scd'] }])
})

type Losing = {
  /** What was chosen and typed is still there. */
  readonly isKept: () => Promise<void>
  /** What going on asks of the store. */
  readonly call?: RegExp
  readonly goOn: () => Promise<void>
  /** How the shopper learns what became of it, where that is more than to go on once more. */
  readonly learn?: () => Promise<void>
}
