import { expect, test } from './fixtures.ts'
import { adult } from '../pages/age-check-page.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { ProductCard } from '../pages/product-card.ts'
import { openDatabase } from '../store/database.ts'
import { mailTo } from '../store/inbox.ts'
import { newCustomer } from '../store/new-customer.ts'
import { newEmail } from '../store/new-email.ts'
import { PASSWORD } from '../store/prepared-shopper.ts'

const BOTTLE = 'Willamette Pinot Noir'

test.describe('1§4 a guest of a store that restricts ages', () => {
  test('verifies their age where they wanted to look around, and buys a bottle', async ({
    page,
    age,
    frame,
    cartPage,
    checkout,
    orderComplete,
    keptInBrowser,
  }, { project }) => {
    const email = newEmail(`cellar-${project.name}`)
    await page.goto('/search?q=pinot')
    await expect(age.heading).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await age.pass()
    await expect(age.success).toBeVisible()
    await age.declineOffer()
    await expect(page).toHaveURL('/search?q=pinot')

    const bottle = new ProductCard(page, BOTTLE)
    await bottle.add.click()
    await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
    const kept = await keptInBrowser()
    for (const secret of [adult.firstName, adult.lastName, '1980', '0229', '02/29']) expect(kept).not.toContain(secret)

    await frame.cart.click()
    await cartPage.checkout.click()
    await expect(checkout.step('Contact')).toBeVisible()
    await expect(page.getByText('Your age is not verified yet.')).toHaveCount(0)
    await checkout.identifyGuest({ firstName: 'Robin', lastName: 'Miller', email, phone: '843-555-0142' })
    await checkout.continueFrom('Pickup')
    await checkout.payByCard(acceptedCard)
    await checkout.place()
    const number = await orderComplete.orderNumber()
    expect((await mailTo(email, new RegExp(number))).text).toContain(BOTTLE)
  })

  test('keeps the verification over a reload, and in every tab', async ({ page, age, context }) => {
    const other = await context.newPage()
    await other.goto('/')
    const otherHeading = other.getByRole('heading', { name: 'Are you old enough?' })
    await expect(otherHeading).toBeVisible()

    await page.goto('/category/red-wine')
    await age.pass()
    await age.declineOffer()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(otherHeading).toBeHidden()

    await page.reload()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(age.heading).toBeHidden()
  })

  test('sees a product once they are verified on its own page', async ({ page, age, expectedTrouble }) => {
    expectedTrouble.push(/\b403\b/)
    await page.goto('/detail/willamette-pinot-noir')
    const main = page.getByRole('main')
    await expect(main).toContainText('This product is age-restricted')
    await age.pass()
    await age.declineOffer()
    await expect(main.getByRole('heading', { name: BOTTLE, level: 1 })).toBeVisible()
  })

  test('is told when the check fails, and may try again', async ({ page, age }) => {
    await page.goto('/')
    await age.verify.click()
    await age.introduce()
    await age.finish({ outcome: 'bad' })
    await expect(age.failure).toContainText('did not confirm')
    await age.failure.getByRole('button', { name: 'Try again' }).click()
    await age.introduce()
    await age.finish()
    await expect(age.success).toBeVisible()
  })

  test('F48 is told when the provider’s widget never comes, and may try again', async ({
    page,
    age,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/age-check\/widget\.js/, /ERR_FAILED/)
    let tries = 0
    await page.clock.install()
    await page.route('**/age-check/widget.js', (route) => {
      tries += 1
      return route.abort()
    })
    await page.goto('/')
    await age.verify.click()
    await age.introduce()
    await expect(age.check).toBeVisible()
    await page.clock.runFor(25_000)
    await expect(age.failure).toBeVisible()
    const triesMade = tries
    expect(triesMade).toBeLessThanOrEqual(20)
    await page.clock.runFor(10_000)
    expect(tries).toBe(triesMade)

    await page.unroute('**/age-check/widget.js')
    await page.clock.resume()
    await age.failure.getByRole('button', { name: 'Try again' }).click()
    await age.introduce()
    await age.finish()
    await expect(age.success).toBeVisible()
  })

  test('goes on after a reload in the middle of the check', async ({ page, age }) => {
    await page.goto('/')
    await age.verify.click()
    await age.introduce()
    await expect(age.provider.getByRole('button', { name: 'Finish the check' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Go on with the age check' }).click()
    await age.finish()
    await expect(age.success).toBeVisible()
  })

  test('leaves a dialog with "back", and is where they were', async ({ page, age }) => {
    await page.goto('/find-store')
    await page.goto('/')
    await age.verify.click()
    await expect(age.info).toBeVisible()
    await page.goBack()
    await expect(age.info).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(age.heading).toBeVisible()
  })

  test('finds the way to pages that ask for no age', async ({ page, age }) => {
    await page.goto('/category/red-wine')
    await page.getByRole('main').getByRole('link', { name: 'Find a store' }).click()
    await expect(page).toHaveURL('/find-store')
    await expect(age.heading).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Find a store', level: 1 })).toBeVisible()
  })
})

test.describe('1§4 at Checkout', () => {
  for (const { answer, isVerified } of [
    { answer: 'Continue', isVerified: true },
    { answer: 'Cancel', isVerified: false },
  ]) {
    test(`what differs from the document is asked about: ${answer}`, async ({ page, age }) => {
      await page.goto('/checkout')
      const note = page.getByText('Your age is not verified yet.')
      await expect(note).toBeVisible()
      await age.verify.click()
      await age.introduce()
      await age.finish({ lastName: 'Other' })
      await expect(age.mismatch.getByRole('listitem')).toHaveText(['Last name'])
      await age.mismatch.getByRole('button', { name: answer }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(note).toBeVisible({ visible: !isVerified })
      await expect(age.success).toBeHidden()
    })
  }
})

test.describe('1§4 somebody who signs in', () => {
  test('brings the check of the guest along', async ({ page, age, frame, newcomer }) => {
    await page.goto('/')
    await age.pass()
    await age.declineOffer()
    await frame.signIn(newcomer.email, newcomer.password)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(age.verify).toHaveCount(0)
  })
})

test.describe('F46 in a browser whose storage is full', () => {
  test('a check outlives a reload and goes along with whoever signs in, who hears how long that lasts', async ({
    page,
    age,
    frame,
    tenant,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await using database = await openDatabase()
    const { email } = await newCustomer(database, tenant, 'full-age')
    const goods = page.getByRole('main').getByRole('article').first()
    await page.goto('/category/red-wine')
    await age.pass()
    await age.declineOffer()
    await page.reload()
    await expect(goods).toBeVisible()

    await frame.signIn(email, PASSWORD)
    await expect(page.getByText(/^You are signed in until you close or reload this page/).first()).toBeVisible()
    await expect(goods).toBeVisible()
    await expect(age.heading).toBeHidden()
    const verified = `SELECT is_verified_online AS is FROM commerce.customers WHERE tenant_id = $1 AND email = $2`
    await expect.poll(() => database.query(verified, [tenant, email])).toEqual([{ is: true }])
  })
})
