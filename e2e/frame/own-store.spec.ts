import { expect, test } from '../fixtures.ts'
import { originOf } from '../store/origins.ts'
import { preferring } from '../store/preferring.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'

test('1§4 a customer’s cart stays at its store, which is offered to be their own; find a store names theirs', async ({
  page,
  frame,
  findStore,
  tenant,
}) => {
  await page.goto('/find-store')
  const own = findStore.stores.nth(1)
  const address = await own.getByRole('link', { name: /^Store details/ }).getAttribute('href')
  await fillCart(page, originOf(tenant))
  const before = await frame.store.innerText()
  await preferring(page, address?.split('/').at(-1) ?? '')

  await signIn(page, tenant, 'newcomer@example.com')

  const offer = page.getByRole('button', { name: 'Set as my store' })
  await expect(offer).toBeVisible()
  await expect(frame.store).toHaveText(before, { useInnerText: true })
  await page.goto('/find-store')
  await expect(own.getByText('My store')).toBeVisible()
  await findStore.stores.first().getByRole('button', { name: 'Set as my store' }).click()
  await expect(page.getByText('This is now your store.')).toBeVisible()
  await expect(findStore.stores.first().getByText('My store')).toBeVisible()
})
