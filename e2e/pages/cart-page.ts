import { expect, type Locator, type Page } from '@playwright/test'

/** Your Cart. */
export class CartPage {
  readonly heading: Locator
  readonly checkout: Locator
  readonly emptied: Locator
  readonly #main: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.#main = page.getByRole('main')
    this.emptied = this.#main.getByRole('heading', { name: 'Your cart is empty' })
    this.heading = this.#main.getByRole('heading', { name: 'Your Cart', level: 1 })
    this.checkout = this.#main.getByRole('link', { name: 'Checkout' })
  }

  line(title: string) {
    return this.#main.getByRole('listitem', { name: title })
  }

  quantityOf(title: string) {
    return this.line(title).getByRole('spinbutton', { name: `Quantity of ${title}` })
  }

  /** Takes everything out, if there is something. */
  async empty() {
    const empty = this.#main.getByRole('button', { name: 'Empty cart' })
    await expect(this.emptied.or(empty)).toBeVisible()
    if (await empty.isVisible()) {
      await empty.click()
      await this.#page.getByRole('dialog').getByRole('button', { name: 'Empty cart' }).click()
    }
    await expect(this.emptied).toBeVisible()
  }
}
