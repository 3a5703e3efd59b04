import { expect, type Locator, type Page } from '@playwright/test'
import { originOf } from '../store/origins.ts'

/** The partners' page that mounts the store's cart button: an island. */
export class SuppersPage {
  readonly #page: Page
  readonly heading: Locator
  readonly cart: Locator
  readonly cartState: Locator
  readonly basketState: Locator
  /** The element that the island is mounted into. */
  readonly place: Locator

  constructor(page: Page) {
    this.#page = page
    this.heading = page.getByRole('heading', { name: 'Spaghetti with slow tomato sauce', level: 1 })
    this.cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    this.cartState = page.getByRole('banner').getByRole('status')
    this.basketState = page.getByRole('main').getByRole('status')
    this.place = page.locator('#cart')
  }

  async open() {
    const response = await this.#page.goto(`${originOf('partners')}/islands/cart`)
    await expect(this.heading).toBeVisible()
    return response
  }

  async add(name: string) {
    await this.#page.getByRole('button', { name: `Add ${name} to cart` }).click()
    await expect(this.basketState).toHaveText(new RegExp(`^${name}.* is in the cart: `, 'i'))
  }

  /** What the store says is in the cart of this page's guest. */
  async countAtStore(): Promise<unknown> {
    return await this.#page.evaluate(async () => {
      const base = '/stores/fresh'
      const { value: orderNumber } = JSON.parse(localStorage.getItem('aisle:fresh:cart-number') ?? '{}')
      const token = await (await fetch(`${base}/auth/guest-token`, { method: 'POST' })).json()
      const reply = await fetch(`${base}/v2/Cart?orderNumber=${encodeURIComponent(orderNumber)}`, {
        headers: { authorization: `Bearer ${token.access_token}` },
      })
      return (await reply.json()).data.totalItems
    })
  }

  /** The shopper leaves. */
  leave = () => this.#page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
}
