import { givesFocusBack, keepsFocus } from '../accessibility/dialog-keyboard.ts'
import { Keyboard } from '../accessibility/keyboard.ts'
import { adult } from '../pages/age-check-page.ts'
import { expect, test } from './fixtures.ts'

test('everybody can use the age-verification page and its dialogs', async ({ page, age, look }) => {
  await page.goto('/')
  await expect(age.heading).toBeVisible()
  await look('page')
  await age.verify.click()
  await age.info.getByRole('button', { name: 'Continue' }).click()
  await expect(age.info.getByText('Field is Required.')).toHaveCount(3)
  await look('personal info, refused')
  await age.introduce()
  await expect(age.provider.getByRole('button', { name: 'Finish the check' })).toBeVisible()
  await look('age check')
  await age.finish({ outcome: 'bad' })
  await expect(age.failure).toBeVisible()
  await look('verification failed')
  await age.failure.getByRole('button', { name: 'Try again' }).click()
  await age.introduce()
  await age.finish()
  await expect(age.offer).toBeVisible()
  await look('offer of sign-up')
})

test('everybody can use Checkout with its note, and what differs', async ({ page, age, look }) => {
  await page.goto('/checkout')
  await expect(age.verify).toBeVisible()
  await look('note')
  await age.verify.click()
  await age.introduce()
  await age.finish({ lastName: 'Other' })
  await expect(age.mismatch).toBeVisible()
  await look('mismatch')
})

test('what differs from the document is answered by keyboard', async ({ page, age }) => {
  await page.goto('/checkout')
  await age.verify.focus()
  await page.keyboard.press('Enter')
  await keepsFocus(page, age.info)
  await age.introduce()
  await age.finish({ lastName: 'Other' })
  await keepsFocus(page, age.mismatch)
  await givesFocusBack(page, age.mismatch, age.verify)
})

test('a check that is left, one that fails, and its offer to try again are walked by keyboard', async ({
  page,
  age,
}) => {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/v1\/AgeVerification$/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/checkout')
  await age.verify.focus()
  await page.keyboard.press('Enter')
  await age.introduce()
  await expect(age.check.getByText('Wait while we verify your age!')).toBeVisible()
  await keepsFocus(page, age.check)
  start()
  await expect(age.provider.getByRole('button', { name: 'Finish the check' })).toBeVisible()
  await keepsFocus(page, age.check)
  await givesFocusBack(page, age.check, age.verify)

  // It goes on where it was left.
  await page.keyboard.press('Enter')
  await age.finish({ outcome: 'bad' })
  await keepsFocus(page, age.failure)
  await givesFocusBack(page, age.failure, age.verify)
})

test('an age is verified with a keyboard alone', async ({ page, age }) => {
  const keyboard = new Keyboard(page)
  await page.goto('/')
  await keyboard.open(age.verify)
  await keyboard.write(age.info.getByLabel('First name'), adult.firstName)
  await keyboard.write(age.info.getByLabel('Last name'), adult.lastName)
  await keyboard.write(age.info.getByLabel('Date of birth'), adult.dob)
  await page.keyboard.press('Enter')
  const finish = age.provider.getByRole('button', { name: 'Finish the check' })
  await expect(finish).toBeVisible()
  await finish.focus()
  // Enter acts when it goes down, and takes away the frame that would be told that it came up.
  await page.keyboard.press('Space')
  await keepsFocus(page, age.offer)
  await page.keyboard.press('Escape')
  await expect(age.offer).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
