import { expect, type Locator, type Page } from '@playwright/test'

/** What surrounds every page: search, store, cart, account. */
export class Frame {
  readonly search: Locator
  readonly cart: Locator
  readonly store: Locator
  readonly account: Locator
  readonly drawer: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.search = page
      .getByRole('combobox', { name: 'Search products' })
      .or(page.getByRole('searchbox', { name: 'Search products' }))
    this.cart = page.getByRole('banner').getByRole('link', { name: /^Cart, \d+ items$/ })
    this.store = page
      .getByRole('banner')
      .getByRole('button', { name: /^(Shopping at|Choose a store)/ })
      .or(page.getByRole('banner').getByRole('link', { name: /^(Shopping at|Choose a store)/ }))
    this.account = page.getByRole('banner').getByRole('button', { name: 'Account' })
    this.drawer = page.getByRole('dialog')
  }

  /** The frame's rare parts come when the page rests; the entry in the footer is one of them. */
  async atRest() {
    await expect(this.#page.getByRole('button', { name: 'About this page' })).toBeAttached({ timeout: 30_000 })
  }

  async searchFor(term: string) {
    await this.search.fill(term)
    await this.search.press('Enter')
  }

  async signIn(email: string, password: string) {
    await this.account.click()
    await this.drawer.getByRole('button', { name: 'Sign in' }).click()
    await this.#page.getByLabel('Email').fill(email)
    await this.#page.getByLabel('Password').fill(password)
    await this.#page.getByRole('button', { name: 'Sign in' }).click()
    await this.#page.waitForURL(({ hostname, pathname }) => hostname !== 'id.localhost' && pathname !== '/callback')
  }

  /** Signs out, here at once and then at the provider, from which the browser comes back. */
  async signOut() {
    await this.account.click()
    const isBack = this.back()
    await this.drawer.getByRole('button', { name: 'Sign out' }).click()
    await isBack
  }

  /** A page of the store that is opened anew, after whatever the provider shows. */
  async back() {
    await this.#page.waitForEvent('domcontentloaded', (page) => new URL(page.url()).hostname !== 'id.localhost')
  }
}
