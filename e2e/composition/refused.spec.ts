import { CONTRACT_MAJOR } from '@aisle/contract'
import { RemotePage } from '../pages/remote-page.ts'
import { type Alteration, alterBuild } from './altered-build.ts'
import { deliveryTrouble } from './delivery-faults.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'

type Refusal = { readonly row: string; readonly what: string; readonly registry: Alteration['registry'] }

const refusals: readonly Refusal[] = [
  {
    row: 'F5',
    what: 'a contract that this shell does not serve',
    registry: (entry) => ({ ...entry, contract: CONTRACT_MAJOR + 1 }),
  },
  {
    row: 'T48',
    what: 'a manifest that carries code',
    registry: (entry) => ({ ...entry, manifest: { ...entry.manifest, getPublicPath: 'globalThis.wasRun = true' } }),
  },
]

for (const remote of remotesUnderTest) {
  test.describe(remote.name, () => {
    test.use({ shopper: remote.shopper })

    for (const { row, what, registry } of refusals) {
      test(`${row} ${remote.name}: ${what} is refused before any of its code runs`, async ({
        page,
        reports,
        expectedTrouble,
      }) => {
        expectedTrouble.push(...deliveryTrouble(remote.name))
        const remotePage = new RemotePage(page, remote)
        const build = await alterBuild(page, { remote: remote.name, registry })

        await remotePage.open()
        await remotePage.expectBroken('This page is not available right now.')
        const ran = (container: string) => [container in globalThis, 'wasRun' in globalThis]
        expect(await page.evaluate(ran, remote.name.replaceAll('-', '_'))).toEqual([false, false])
        await remotePage.expectRestWorks()
        await expect
          .poll(() => reports)
          .toContainEqual(expect.objectContaining({ remote: remote.name, part: 'entry', kind: 'refused' }))

        await remotePage.expectBroken('This page is not available right now.')
        build.undo()
        await remotePage.expectMended()
      })
    }
  })
}
