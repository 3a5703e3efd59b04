import type { CDPSession, Page } from '@playwright/test'
import { Frame } from '../pages/frame.ts'
import { RemotePage } from '../pages/remote-page.ts'
import { untilStill } from '../pages/until-still.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'

const CYCLES = 50
/** What a page needs once stays: styles, answers in the cache, compiled code, which grows for a hundred visits. */
const WARM_UP = 100
const GROWTH = 1.05
/** What leaks is the frame's doing or a page's: for every change the two that most visits go to, all of them at night. */
const remotes = process.env['LEAKS_OF'] === 'all' ? remotesUnderTest : remotesUnderTest.slice(0, 2)

for (const remote of remotes) {
  test.describe(remote.name, () => {
    test.use({ shopper: remote.shopper })

    test(`F7 ${remote.name}: 50 visits leave no listeners, styles or memory behind`, async ({ page, context }) => {
      test.slow()
      const main = page.getByRole('main')
      await new RemotePage(page, remote).open()
      await new Frame(page).atRest()
      // The page shows all that it will: visits are too short for it to get there.
      await untilStill(() => main.innerHTML())
      await page.getByRole('banner').getByRole('link', { name: remote.elsewhere.link }).click()
      await untilStill(() => main.innerHTML())
      const client = await context.newCDPSession(page)
      await client.send('Performance.enable')

      await comeAndGo(page, remote, WARM_UP)
      const before = await holdings(client, page)
      await comeAndGo(page, remote, CYCLES)
      const after = await holdings(client, page)

      // One for each visit would be fifty more; what a collection leaves of the last page differs by a few.
      expect(after.listeners - before.listeners).toBeLessThan(CYCLES / 5)
      expect(after.globals).toEqual(before.globals)
      expect(after.styleRules).toBe(before.styleRules)
      expect(after.heap / before.heap).toBeLessThan(GROWTH)
    })
  })
}

type Remote = (typeof remotesUnderTest)[number]

/** Back to the page of the remote and forward to the other one, without a new document. */
async function comeAndGo(page: Page, { heading, elsewhere }: Remote, cycles: number) {
  const headed = (name: string) => page.getByRole('main').getByRole('heading', { name, level: 1, exact: true })
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await page.goBack()
    await headed(heading).waitFor()
    await page.goForward()
    await headed(elsewhere.heading).waitFor()
  }
}

/** What the page holds on to after a collection. */
async function holdings(client: CDPSession, page: Page) {
  for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const { globals, styleRules } = await page.evaluate(() => ({
    globals: Object.keys(globalThis).toSorted(),
    styleRules: [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0),
  }))
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), globals, styleRules }
}
