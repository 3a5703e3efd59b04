import type { Locator, Page } from '@playwright/test'

/** Your Cart. */
export class CartPage {
  readonly heading: Locator
  readonly checkout: Locator
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole('main')
    this.heading = this.#main.getByRole('heading', { name: 'Your Cart', level: 1 })
    this.checkout = this.#main.getByRole('link', { name: 'Checkout' })
  }

  line(title: string) {
    return this.#main.getByRole('listitem', { name: title })
  }

  quantityOf(title: string) {
    return this.line(title).getByRole('spinbutton', { name: `Quantity of ${title}` })
  }
}
