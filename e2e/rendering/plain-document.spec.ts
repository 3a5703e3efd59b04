import { setTimeout } from 'node:timers/promises'
import { expect, test } from '../composition/fixtures.ts'
import { publicPages } from '../pages/every-page.ts'
import { moveUntilThere } from '../pages/until-there.ts'
import { openPageBeside, storeUnderTest } from '../store/page-beside.ts'
import { watchShifts } from './shifts.ts'

/** The score that no page may come to, the frame around it included. */
const MOST = 0.01

/** Milliseconds by which the code of pages and of what stands in the header is late. */
const LATE = 400

const sizes = [
  { width: 1440, height: 844 },
  // The smaller the window, the more of it is the header.
  { width: 1024, height: 500 },
  { width: 390, height: 844 },
] as const

const looked = ['home', 'category', 'product']
const pages = publicPages.filter(({ name }) => looked.includes(name))

for (const shopper of ['guest', 'regular'] as const) {
  test.describe(shopper, () => {
    test.use({ shopper })

    test('nothing moves in pages that the server has not rendered, nor in the header above them', async ({
      tenant,
      context,
    }) => {
      test.setTimeout(180_000)
      await using store = await storeUnderTest()
      const environment = { RENDER_THREADS: '0' }
      await using beside = await openPageBeside(tenant, store.data, { logs: store.logs, environment })
      const { page } = beside
      await page.context().addCookies(await context.cookies())
      const shiftsSoFar = await watchShifts(page)
      // The frame is there first, as on a slow network.
      await page.route(/\/mf-catalogue\/.*\.js/, async (route) => {
        await setTimeout(LATE)
        await route.continue()
      })
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const { name, path, heading } of pages) {
          await page.goto(path)
          await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
          await expect(page.getByRole('banner').getByRole('button', { name: 'Categories' })).toBeVisible()
          // What comes once a shopper has moved moves nothing either.
          if (name === 'home') await moveUntilThere(page, page.getByRole('button', { name: /announcements/i }))
          const { score, moved } = await shiftsSoFar()
          expect.soft(score, `${name} at ${size.width} px: ${moved}`).toBeLessThanOrEqual(MOST)
        }
      }
    })
  })
}
