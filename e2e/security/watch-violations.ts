import type { Page } from '@playwright/test'

/** What the page's policy refuses from now on, as the browser tells it. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(globalThis, 'tellViolation')(`${violatedDirective} ${blockedURI}`)
    })
  })
  return violations
}
