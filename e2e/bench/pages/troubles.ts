import type { Page } from '@playwright/test'
import { REPORTS_PATH } from '@aisle/contract'

/** Everything that goes wrong in a page, in order: nothing is worth measuring of a page that fails. */
export function watchTroubles(page: Page): readonly string[] {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.url()} answered ${response.status()}`)
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === REPORTS_PATH) troubles.push(`it reported ${request.postData()}`)
  })
  return troubles
}
