import { expect, type Locator, type Page } from '@playwright/test'

/** Thank you: the order is placed. */
export class OrderCompletePage {
  readonly heading: Locator
  readonly #number: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: /^Thank you/, level: 1 })
    this.#number = page.getByText(/Order #\S+/).first()
  }

  /** Waits for the page and reads what the order is called. */
  async orderNumber(): Promise<string> {
    await expect(this.heading).toBeVisible()
    const [, number] = /#(\S+)/.exec((await this.#number.textContent()) ?? '') ?? []
    if (!number) throw new Error('The page names no order.')
    return number
  }
}
