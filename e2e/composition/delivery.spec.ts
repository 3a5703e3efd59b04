import { RemotePage } from '../pages/remote-page.ts'
import { breakFiles, deliveryFaults, deliveryTrouble, filesOf } from './delivery-faults.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'

const [catalogue, checkout] = remotesUnderTest

for (const remote of remotesUnderTest) {
  const isOneOfTwo = remote === catalogue || remote === checkout
  const faults = deliveryFaults.filter(({ isLikeOthers }) => isOneOfTwo || !isLikeOthers)

  test.describe(remote.name, () => {
    test.use({ shopper: remote.shopper })

    for (const { row, what, answer } of faults) {
      test(`${row} ${remote.name}: an entry that ${what} costs its own page only, until tried again`, async ({
        page,
        reports,
        expectedTrouble,
      }) => {
        expectedTrouble.push(...deliveryTrouble(remote.name))
        const remotePage = new RemotePage(page, remote)
        const fault = await breakFiles(page, filesOf(remote.name, 'entry\\.'), answer)

        await remotePage.open()
        await remotePage.expectBroken('This page could not be loaded.')
        await remotePage.expectRestWorks()
        await remotePage.expectBroken('This page could not be loaded.')
        await expect
          .poll(() => reports)
          .toContainEqual(
            expect.objectContaining({
              remote: remote.name,
              part: 'entry',
              kind: 'network',
              version: expect.any(String),
            }),
          )

        fault.lift()
        await remotePage.expectMended()
      })
    }
  })
}
