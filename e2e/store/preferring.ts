import type { Page } from '@playwright/test'
import { fetchThroughGateway } from './fetch-through-gateway.ts'

/** Has the store say that this is the customer's own, or none; nothing is kept, for others are this customer too. */
export async function preferring(page: Page, preferredLocationID: string | null): Promise<void> {
  await page.route('**/v1/Customer', async (route) => {
    const response = await fetchThroughGateway(route)
    const answer: { readonly data: object | null } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: answer.data && { ...answer.data, preferredLocationID } } })
  })
  await page.route('**/v1/Customer/Location/SetPreferred', (route) =>
    route.fulfill({ json: { success: true, data: true, errors: [] } }),
  )
}
