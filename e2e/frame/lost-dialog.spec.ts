import { expect, test } from '../composition/fixtures.ts'

const files = '**/_/shell/**/*.js'

test.use({ expectedTrouble: [/net::ERR_FAILED|ChunkLoadError|Loading chunk/] })

test('F6 1§2 that a dialog could not be had is said in view of whoever wanted it, and it opens once it can', async ({
  page,
  frame,
}) => {
  await page.goto('/')
  await frame.atRest()
  await page.route(files, (route) => route.abort())

  await frame.account.click()

  const notice = page.getByRole('alert').filter({ hasText: 'This window could not be loaded.' })
  await expect(notice).toBeInViewport({ ratio: 1 })

  await page.unroute(files)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(frame.drawer).toBeVisible()
  await expect(notice).toBeHidden()
})
