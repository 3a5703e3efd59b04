import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'

/** Has the store say that this is the customer's own; nothing is kept, for others are this customer too. */
async function preferring(page: Page, preferredLocationID: string) {
  await page.route('**/v1/Customer', async (route) => {
    const response = await fetchThroughGateway(route)
    const answer: { readonly data: object | null } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: answer.data && { ...answer.data, preferredLocationID } } })
  })
  await page.route('**/v1/Customer/Location/SetPreferred', (route) =>
    route.fulfill({ json: { success: true, data: true, errors: [] } }),
  )
}

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
