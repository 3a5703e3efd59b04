import { moveUntilThere } from '../pages/until-there.ts'
import { keepsFocus } from './dialog-keyboard.ts'
import { expect, test } from './fixtures.ts'
import { Keyboard } from './keyboard.ts'

test.describe('as guest', () => {
  test.use({ shopper: 'guest' })

  test('everybody can use the account drawer, the suggestions and the quick view', async ({ page, frame, look }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await frame.account.click()
    await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await look('account drawer')
    await page.keyboard.press('Escape')

    await frame.search.fill('mil')
    await expect(page.getByRole('option').first()).toBeVisible()
    await look('suggestions')

    await page.goto('/category/milk')
    const quickView = page.getByRole('button', { name: /^Quick view of/ }).first()
    await moveUntilThere(page, quickView)
    await quickView.click()
    await expect(frame.drawer.getByRole('heading').first()).toBeVisible()
    await look('quick view')

    // Each way out of what is over it leads back to the quick view, and no farther.
    const enlarge = page.getByRole('dialog', { name: 'Quick view' }).getByRole('button', { name: 'Enlarge image' })
    const enlarged = page.getByRole('dialog', { name: /^Images of/ })
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await enlarge.click()
      await expect(enlarged).toBeVisible()
      await leave()
      await expect(enlarged).toBeHidden()
      await expect(enlarge).toBeFocused()
    }
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/category/milk')
  })

  test('everybody can see a product enlarged, ask other stores for it and tell the picker about it', async ({
    page,
    look,
  }) => {
    await page.goto('/detail/greek-yogurt-cup')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Enlarge image' }).click()
    await expect(page.getByRole('dialog', { name: 'Images of Greek Yogurt Cup' })).toBeVisible()
    await look('enlarged product')
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: 'Enlarge image' })).toBeFocused()

    await main.getByText('Check other stores').click()
    await expect(main.getByText(/^In stock at \d of \d stores/)).toBeVisible()
    await main.getByText('Add a note for the picker').click()
    await main.getByRole('textbox', { name: /^Note for the picker/ }).fill('Not the peach one')
    await main.getByRole('radio', { name: '4 × 5.3 oz' }).click()
    await expect(main.getByRole('radio', { name: 'Peach' })).toHaveAccessibleDescription('Out Of Stock')
    await look('product with everything open')
  })

  test('everybody can use the categories, and the filters on a small screen', async ({ page, look }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
    await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible()
    await look('categories')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/category/produce')
    await page
      .getByRole('main')
      .getByRole('button', { name: /filter/i })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('filters')
  })
})

test.describe('as customer', () => {
  test.use({ shopper: 'regular' })

  test('everybody can use the address form, a question, and the drawer, and find the way back from there', async ({
    page,
    frame,
    look,
  }) => {
    await page.goto('/account/address')
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).click()
    await expect(frame.drawer.getByLabel('City')).toBeVisible()
    await look('address form')
    await page.keyboard.press('Escape')

    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Remove|Delete)/ })
      .first()
      .click()
    await expect(frame.drawer.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await look('question')
    await page.keyboard.press('Escape')

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    await expect(frame.drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await look('account drawer')

    await frame.drawer.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Addresses', level: 1 })).toBeVisible()
  })
})

test.describe('dialogs of the shell and the account, as customer', () => {
  test.use({ shopper: 'regular' })

  test('everybody can close the account, once the box is ticked, and change their mind', async ({
    page,
    frame,
    look,
  }) => {
    await page.goto('/account')
    const keyboard = new Keyboard(page)
    const opener = page.getByRole('main').getByRole('button', { name: 'Close my account' })
    await opener.focus()
    await keyboard.press('Enter')
    await expect(frame.drawer.getByRole('checkbox')).toBeVisible()
    await look('account closure')
    await keyboard.reach(frame.drawer.getByRole('button', { name: 'Close my account' }))
    await keyboard.press('Enter')
    await expect(frame.drawer).toContainText('Please tick the box to confirm.')
    await keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test('everybody can put a product on a wishlist, over the quick view, and go back a step at a time', async ({
    page,
    frame,
    look,
  }) => {
    await page.goto('/category/milk')
    const quickView = page.getByRole('button', { name: /^Quick view of/ }).first()
    await moveUntilThere(page, quickView)
    await quickView.click()
    await frame.drawer.getByRole('button', { name: 'Add to wishlist' }).click()
    const lists = page.getByRole('dialog', { name: 'Add to wishlist' })
    await expect(lists.getByRole('checkbox').first()).toBeVisible()
    await look('wishlist')

    await page.goBack()
    await expect(lists).toBeHidden()
    await expect(frame.drawer).toHaveCount(1)
    await page.goBack()
    await expect(frame.drawer).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/category/milk')
  })
})

test.describe('the sign-up and the legal texts, as somebody who is no customer', () => {
  test.use({ shopper: 'visitor' })

  test('everybody can read what they agree to, and come back to agreeing', async ({ page, look }) => {
    await page.goto('/orders')
    const keyboard = new Keyboard(page)
    const signUp = page.getByRole('dialog', { name: 'Finish your account' })
    await expect(signUp.getByRole('checkbox', { name: /I agree to the Terms of Service/ })).toBeVisible()
    await look('sign-up')
    await keepsFocus(page, signUp)

    await keyboard.open(signUp.getByRole('button', { name: 'Privacy Policy' }))
    const legal = page.getByRole('dialog', { name: 'Terms of Services and Privacy Policy' })
    await expect(legal.getByRole('region', { name: 'Privacy Policy' })).toBeFocused()
    await expect(legal.getByRole('region', { name: 'Privacy Policy' })).toBeInViewport()
    const box = await legal.boundingBox()
    expect(box?.width).toBe(1023)
    expect(box?.height).toBe(810)
    await look('legal')
    await keepsFocus(page, legal)

    await keyboard.press('Escape')
    await expect(legal).toBeHidden()
    await expect(signUp.getByRole('button', { name: 'Privacy Policy' })).toBeFocused()
    await signUp.getByRole('button', { name: 'Open my account' }).click()
    await expect(signUp).toContainText('You must agree to our Terms of Service and Privacy Policy.')
  })
})
