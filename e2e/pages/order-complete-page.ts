import { expect, type Locator, type Page } from '@playwright/test'

/** Thank you: the order is placed. */
export class OrderCompletePage {
  readonly heading: Locator
  /** What was paid how: `Card ending in 1111: $12.34`. */
  readonly payments: Locator
  readonly total: Locator
  readonly #number: Locator
  readonly #main: Locator

  constructor(page: Page) {
    this.#main = page.getByRole('main')
    this.payments = this.part('Payment').getByRole('listitem')
    this.total = this.part('Summary')
      .getByRole('term')
      .filter({ hasText: /^Total$/ })
      .locator('+ dd')
    this.heading = page.getByRole('heading', { name: /^Thank you/, level: 1 })
    this.#number = page.getByText(/Order #\S+/).first()
  }

  /** A part of the page by its heading. */
  part(name: string) {
    return this.#main.getByRole('region', { name, exact: true })
  }

  /** Waits for the page and reads what the order is called. */
  async orderNumber(): Promise<string> {
    await expect(this.heading).toBeVisible()
    const [, number] = /#(\S+)/.exec((await this.#number.textContent()) ?? '') ?? []
    if (!number) throw new Error('The page names no order.')
    return number
  }
}
