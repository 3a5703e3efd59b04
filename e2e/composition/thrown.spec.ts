import { RemotePage } from '../pages/remote-page.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'
import { breakPages } from './render-faults.ts'

const BROKEN = 'This page has stopped working.'

for (const remote of remotesUnderTest) {
  test.describe(remote.name, () => {
    test.use({ shopper: remote.shopper })

    test(`F6 ${remote.name}: a page that throws in render costs itself only, until tried again`, async ({
      page,
      reports,
    }) => {
      const remotePage = new RemotePage(page, remote)
      const fault = await breakPages(page, remote.name, 'render')

      await remotePage.open()
      await remotePage.expectBroken(BROKEN)
      await remotePage.expectRestWorks()
      await remotePage.expectBroken(BROKEN)
      await expect
        .poll(() => reports)
        .toContainEqual(
          expect.objectContaining({
            remote: remote.name,
            kind: 'render',
            message: 'Error: seeded fault',
            version: expect.any(String),
          }),
        )

      await fault.lift()
      await remotePage.expectMended()
    })
  })
}

test.describe('other places to throw in', () => {
  const [, , , , giftcards] = remotesUnderTest

  for (const fault of ['effect', 'layout effect', 'endless render'] as const) {
    test(`F6 a page that throws in its ${fault} costs itself only, until tried again`, async ({ page, reports }) => {
      if (!giftcards) throw new Error('There is no remote to break.')
      const remotePage = new RemotePage(page, giftcards)
      const seeded = await breakPages(page, giftcards.name, fault)

      await remotePage.open()
      await remotePage.expectBroken(BROKEN)
      await remotePage.expectRestWorks()
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ remote: giftcards.name, kind: 'render' }))

      await remotePage.expectBroken(BROKEN)
      await seeded.lift()
      await remotePage.expectMended()
    })
  }

  test('F6 a page that throws when it is left does not keep the next one from showing', async ({ page, reports }) => {
    if (!giftcards) throw new Error('There is no remote to break.')
    const remotePage = new RemotePage(page, giftcards)
    await breakPages(page, giftcards.name, 'unmount')

    await remotePage.open()
    await expect(remotePage.heading).toBeVisible()
    await remotePage.expectRestWorks()
    await expect(remotePage.heading).toBeVisible()
    await expect.poll(() => reports).toContainEqual(expect.objectContaining({ message: 'Error: seeded fault' }))
  })

  for (const [fault, kind] of [
    ['event', 'error'],
    ['promise', 'rejection'],
  ] as const) {
    test(`F6 an ${fault} of a page that fails unnoticed is told of and changes nothing`, async ({
      page,
      reports,
      expectedTrouble,
    }) => {
      if (!giftcards) throw new Error('There is no remote to break.')
      expectedTrouble.push(/^page error: seeded fault$/)
      const remotePage = new RemotePage(page, giftcards)
      await breakPages(page, giftcards.name, fault)

      await remotePage.open()
      await expect(remotePage.heading).toBeVisible()
      await expect.poll(() => reports).toContainEqual(expect.objectContaining({ kind, message: 'Error: seeded fault' }))
      await remotePage.expectRestWorks()
    })
  }
})
