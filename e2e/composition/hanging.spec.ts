import { Frame } from '../pages/frame.ts'
import { RemotePage, visit } from '../pages/remote-page.ts'
import { controlTime, waitLong } from './controlled-time.ts'
import { breakFiles, deliveryTrouble, filesOf } from './delivery-faults.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'

const SECONDS = 1000
const neverAnswer = async () => {}

for (const remote of remotesUnderTest) {
  test.describe(remote.name, () => {
    test.use({ shopper: remote.shopper })

    test(`F2 ${remote.name}: an entry that never answers has words at 10 s and is given up at 120 s`, async ({
      page,
      reports,
      expectedTrouble,
    }) => {
      expectedTrouble.push(...deliveryTrouble(remote.name))
      const remotePage = new RemotePage(page, remote)
      await controlTime(page)
      const fault = await breakFiles(page, filesOf(remote.name, 'entry\\.'), neverAnswer)

      await remotePage.open()
      await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, [1-9]/)
      await expect(remotePage.stillLoading).toBeHidden()
      await waitLong(page, remotePage.stillLoading)
      await expect(remotePage.stillLoading.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(remotePage.stillLoading.getByRole('button', { name: 'Go back' })).toBeVisible()

      await page.clock.fastForward(115 * SECONDS)
      await remotePage.expectBroken('This page took too long to load.')
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ remote: remote.name, part: 'entry', kind: 'timeout' }))

      fault.lift()
      await remotePage.expectMended()
    })

    test(`F2 ${remote.name}: after 10 s of waiting another try or the way back are open`, async ({
      page,
      expectedTrouble,
    }) => {
      expectedTrouble.push(...deliveryTrouble(remote.name))
      const remotePage = new RemotePage(page, remote)
      const start = remote.elsewhere.path
      await controlTime(page)
      const entry = filesOf(remote.name, 'entry\\.')
      const fault = await breakFiles(page, entry, neverAnswer)
      await visit(page, start)
      await remotePage.open()

      await waitLong(page, remotePage.stillLoading)
      await remotePage.stillLoading.getByRole('button', { name: 'Go back' }).click()
      await expect(page).toHaveURL(start)
      const asked = page.waitForRequest(entry)
      await remotePage.open()
      await asked
      await waitLong(page, remotePage.stillLoading)
      fault.lift()
      await remotePage.stillLoading.getByRole('button', { name: 'Try again' }).click()
      await expect(remotePage.heading).toBeVisible()
    })
  })
}

test.describe('all others hang', () => {
  for (const remote of remotesUnderTest) {
    test.describe(remote.name, () => {
      test.use({ shopper: remote.shopper })

      test(`F3 G12 ${remote.name}: shows while every other remote hangs`, async ({ page, expectedTrouble }) => {
        expectedTrouble.push(...remotesUnderTest.flatMap(({ name }) => deliveryTrouble(name)))
        for (const { name } of remotesUnderTest) {
          if (name !== remote.name) await breakFiles(page, filesOf(name, 'entry\\.'), neverAnswer)
        }
        const remotePage = new RemotePage(page, remote)

        await remotePage.open()
        await expect(remotePage.heading).toBeVisible()
        await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, [1-9]/)
      })
    })
  }
})

test.describe('all hang', () => {
  test.use({ shopper: 'guest' })

  test('F3 G12 the shell can be used within 2 s while every remote hangs', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(...remotesUnderTest.flatMap(({ name }) => deliveryTrouble(name)))
    const { account, drawer } = new Frame(page)
    for (const { name } of remotesUnderTest) await breakFiles(page, filesOf(name, 'entry\\.'), neverAnswer)

    // A machine that is busy with others may be slow once; a shell that waits for a remote is slow each time.
    await expect(async () => {
      await visit(page, '/cart')
      await account.click()
      await expect(drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
      expect(await page.evaluate(() => performance.now())).toBeLessThan(2 * SECONDS)
    }).toPass()
  })
})
