import type { Page } from '@playwright/test'

/** The shopper of a page as the API knows them, for what the page itself would not ask. Watches from now on. */
export function shopperOf(page: Page) {
  let authorization: string | undefined
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization
  })
  return {
    async call(
      method: string,
      path: string,
      body: unknown,
    ): Promise<{ readonly status: number; readonly body: unknown }> {
      if (!authorization) throw new Error('The page has not asked anything as somebody yet.')
      return await page.evaluate(
        async (asked) => {
          const headers = { authorization: asked.authorization, 'content-type': 'application/json' }
          const response = await fetch(asked.path, { method: asked.method, headers, body: JSON.stringify(asked.body) })
          const json: unknown = await response.json()
          return { status: response.status, body: json }
        },
        { method, path, body, authorization },
      )
    },
  }
}
