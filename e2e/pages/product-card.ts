import type { Locator, Page } from '@playwright/test'

/** A product wherever it is offered. */
export class ProductCard {
  readonly root: Locator
  readonly add: Locator
  readonly quantity: Locator
  readonly increase: Locator
  readonly decrease: Locator
  readonly link: Locator

  constructor(page: Page, title: string) {
    this.root = page.getByRole('main').getByRole('article', { name: title, exact: true }).first()
    this.add = this.root.getByRole('button', { name: `Add ${title} to cart` })
    this.quantity = this.root.getByRole('spinbutton', { name: `Quantity of ${title}` })
    this.increase = this.root.getByRole('button', { name: `Increase quantity of ${title}` })
    this.decrease = this.root.getByRole('button', { name: `Decrease quantity of ${title}` })
    this.link = this.root.getByRole('link', { name: title })
  }
}
