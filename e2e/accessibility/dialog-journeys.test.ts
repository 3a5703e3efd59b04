import { completeSurface, type DialogName } from '@aisle/contract'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { surface as account } from '../../mf-account/src/surface.ts'
import { surface as cartCheckout } from '../../mf-cart-checkout/src/surface.ts'
import { surface as catalogue } from '../../mf-catalogue/src/surface.ts'
import { surface as giftCards } from '../../mf-giftcards/src/surface.ts'
import { surface as orders } from '../../mf-orders/src/surface.ts'
import { surface as subscriptions } from '../../mf-subscriptions/src/surface.ts'

/** Whether it can be left by Escape; `answered`: only by what it asks for. */
type Journey = { readonly file: string; readonly says: string; readonly answered?: true }

const around = (says: string): Journey => ({ file: 'dialog-focus.spec.ts', says: `dialog: '${says}'` })
const focus = (says: string): Journey => ({ file: 'dialog-focus.spec.ts', says })
const age = (says: string): Journey => ({ file: '../age/accessibility.spec.ts', says })

/** Where each dialog that opens by name is walked with a keyboard in a browser; a name without a row does not compile. */
const journeys: Readonly<Record<DialogName, Journey>> = {
  confirm: around('the question before an address goes'),
  information: focus('await givesFocusBack(page, refusal, add)'),
  'account-drawer': around('the account drawer'),
  'sign-up': { file: 'dialogs.spec.ts', says: 'await keepsFocus(page, signUp)' },
  legal: { file: 'dialogs.spec.ts', says: 'await keepsFocus(page, legal)' },
  disclaimer: { file: '../install/notices.spec.ts', says: 'await keepsFocus(page, dialog)', answered: true },
  announcement: around('the announcements'),
  'personal-info': age('await keepsFocus(page, age.info)'),
  'age-check': age('await givesFocusBack(page, age.check, age.verify)'),
  'personal-info-mismatch': age('await givesFocusBack(page, age.mismatch, age.verify)'),
  'verification-failed': age('await givesFocusBack(page, age.failure, age.verify)'),
  'ask-for-sign-up': age('await keepsFocus(page, age.offer)'),
  'account-closure': around('the closure of the account'),
  'coupon-confirm': { file: 'savings.spec.ts', says: 'await givesFocusBack(page, replacing, other)' },
  'install-instructions': focus('await givesFocusBack(page, dialog, opener)'),
  tip: { file: 'savings.spec.ts', says: 'await keepsFocus(page, question)' },
  'quick-product': around('the quick view'),
  'change-location': { file: 'comparison.spec.ts', says: 'await givesFocusBack(page, comparison, bananas.add)' },
  substitutes: { file: 'run-out.spec.ts', says: 'await givesFocusBack(page, dialog, change)' },
  'out-of-stock': { file: 'run-out.spec.ts', says: 'await givesFocusBack(page, dialog, checkout.placeOrder)' },
  wishlist: around('the wishlists of a product'),
  'address-form': around('the address form'),
}

describe('1§2 the keyboard', () => {
  it.each(Object.entries(journeys))('goes through %s', (_name, { file, says }) => {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(says)
  })

  it('goes through every dialog that a surface declares', () => {
    const declared = [account, cartCheckout, catalogue, giftCards, orders, subscriptions]
      .map((surface) => completeSurface(surface))
      .flatMap(({ dialogs }) => Object.keys(dialogs))
    expect(declared.length).toBeGreaterThan(0)
    expect(declared.filter((name) => !(name in journeys))).toEqual([])
  })
})
