import { expect, type Page, type Request } from '@playwright/test'
import { untilStill } from './until-still.ts'

/** Watches what a page asks, from before it is opened; the answer waits until nothing is asked that has no answer yet. */
export function watchQuestions(page: Page) {
  const open = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    asked += 1
    open.add(request)
  })
  const close = (request: Request) => open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    async answered() {
      await untilStill(async () => {
        await expect.poll(() => [...open].map((request) => request.url())).toEqual([])
        return asked
      })
    },
  }
}
