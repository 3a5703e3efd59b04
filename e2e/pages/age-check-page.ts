import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export type Person = { readonly firstName: string; readonly lastName: string; readonly dob: string }

export const adult: Person = { firstName: 'Robin', lastName: 'Miller', dob: '02/29/1980' }

/** An age check from the question to the answer, in the store's dialogs and in the provider's frame. */
export class AgeCheckPage {
  readonly heading: Locator
  readonly verify: Locator
  readonly info: Locator
  readonly check: Locator
  readonly mismatch: Locator
  readonly failure: Locator
  readonly offer: Locator
  readonly success: Locator
  readonly provider: FrameLocator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const main = page.getByRole('main')
    const dialog = (name: string) => page.getByRole('dialog', { name })
    this.heading = main.getByRole('heading', { name: 'Are you old enough?', level: 1 })
    this.verify = main.getByRole('button', { name: 'Verify my age' })
    this.info = dialog('Verify your age')
    this.check = dialog('Age verification')
    this.mismatch = dialog('This differs from your document')
    this.failure = dialog('Your age could not be verified')
    this.offer = dialog('Keep this with an account?')
    this.success = page.getByText('Age Verified Successfully.').first()
    this.provider = this.check.frameLocator('iframe')
  }

  /** Says who they are to the store. */
  async introduce({ firstName, lastName, dob }: Person = adult) {
    await this.info.getByLabel('First name').fill(firstName)
    await this.info.getByLabel('Last name').fill(lastName)
    await this.info.getByLabel('Date of birth').fill(dob)
    await this.info.getByRole('button', { name: 'Continue' }).click()
  }

  /** Lets the provider find something, which is what the store was told unless said otherwise. */
  async finish(found: Partial<Person> & { readonly outcome?: 'good' | 'bad' } = {}) {
    const finish = this.provider.getByRole('button', { name: 'Finish the check' })
    await expect(finish).toBeVisible({ timeout: 30_000 })
    if (found.firstName) await this.provider.getByLabel('First name').fill(found.firstName)
    if (found.lastName) await this.provider.getByLabel('Last name').fill(found.lastName)
    // Whether the frame itself still moves is nothing that its own page can tell: a press that met nothing is repeated.
    await this.check.locator('iframe').click({ trial: true })
    if (found.outcome === 'bad') {
      await expect(() => this.provider.getByLabel('It is refused').check({ timeout: 2_000 })).toPass()
    }
    await expect(async () => {
      await finish.click({ timeout: 2_000 })
      await expect(finish).toBeHidden({ timeout: 4_000 })
    }).toPass()
  }

  /** The whole check, from the button of a page to its success. */
  async pass(person: Person = adult) {
    await this.verify.click()
    await this.introduce(person)
    await this.finish()
  }

  async declineOffer() {
    await this.offer.getByRole('button', { name: 'Not now' }).click()
    await expect(this.#page.getByRole('dialog')).toHaveCount(0)
  }
}
