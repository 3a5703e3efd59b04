import { expect, type Locator, type Page } from '@playwright/test'
import type { RemoteUnderTest } from '../composition/remotes-under-test.ts'
import { Frame } from './frame.ts'

/** Milliseconds: two quiet tries with their pauses take three seconds, after a page that starts on a busy machine. */
const QUIET_TRIES = 20_000

/** A page of a remote that may be broken, and the store around it. */
export class RemotePage {
  readonly heading: Locator
  readonly alert: Locator
  readonly tryAgain: Locator
  readonly stillLoading: Locator
  readonly #page: Page
  readonly #remote: RemoteUnderTest

  constructor(page: Page, remote: RemoteUnderTest) {
    const main = page.getByRole('main')
    this.#page = page
    this.#remote = remote
    this.heading = main.getByRole('heading', { name: remote.heading, level: 1, exact: true })
    this.alert = main.getByRole('alert')
    this.tryAgain = this.alert.getByRole('button', { name: 'Try again' })
    this.stillLoading = main.getByRole('status').filter({ hasText: 'Still loading' })
  }

  async open() {
    await visit(this.#page, this.#remote.path)
    await this.#page.evaluate(() => Reflect.set(globalThis, 'stayed', true))
  }

  /** The region says what happened, what is safe and what to do. */
  async expectBroken(says: string) {
    await expect(this.alert).toContainText(says, { timeout: QUIET_TRIES })
    await expect(this.alert).toContainText('Your cart is safe')
    await expect(this.tryAgain).toBeVisible()
  }

  /** Header, cart count and navigation work, and so does a page of another remote. Comes back. */
  async expectRestWorks() {
    const { cart, search } = new Frame(this.#page)
    await expect(search).toBeVisible()
    await expect(cart).toHaveAccessibleName(/^Cart, [1-9]\d* items$/)
    const { link, heading } = this.#remote.elsewhere
    await this.#page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(this.#page.getByRole('main').getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await this.#page.goBack()
  }

  /** The page shows, and nobody has loaded the document again. */
  async expectMended() {
    await this.tryAgain.click()
    await expect(this.heading).toBeVisible()
    expect(await this.#page.evaluate(() => Reflect.get(globalThis, 'stayed'))).toBe(true)
  }
}

/** Opens a page that may still wait for a script: a document has not loaded as long as one of its scripts hangs. */
export const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })
