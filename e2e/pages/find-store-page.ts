import type { Locator, Page } from '@playwright/test'

/** The page on which a shopper chooses where to shop. */
export class FindStorePage {
  readonly heading: Locator
  readonly stores: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { name: 'Find a store', level: 1 })
    this.stores = page.getByRole('main').getByRole('article')
  }

  /** Shops at the first store that offers the method. */
  async choose(method: RegExp) {
    const store = this.stores
      .filter({ has: this.stores.page().getByRole('radio', { name: method, disabled: false }) })
      .first()
    await store.getByRole('radio', { name: method }).check()
    await store.getByRole('button', { name: 'Shop this store' }).click()
  }
}
