import { RemotePage } from '../pages/remote-page.ts'
import { alterBuild } from './altered-build.ts'
import { breakFiles, deliveryFaults, deliveryTrouble, filesOf } from './delivery-faults.ts'
import { expect, test } from './fixtures.ts'
import { remotesUnderTest } from './remotes-under-test.ts'

const remote = remotesUnderTest.find(({ name }) => name === 'mf-giftcards') ?? remotesUnderTest[0]
if (!remote) throw new Error('There is no remote to break.')

const container = remote.name.replaceAll('-', '_')

for (const { row, what, answer } of deliveryFaults) {
  test(`${row === 'F1' ? 'F9' : row} a chunk that ${what} costs its own page only, until tried again`, async ({
    page,
    reports,
    expectedTrouble,
  }) => {
    expectedTrouble.push(...deliveryTrouble(remote.name))
    const remotePage = new RemotePage(page, remote)
    const fault = await breakFiles(page, filesOf(remote.name, 'async/'), answer)

    await remotePage.open()
    await remotePage.expectBroken('This page could not be loaded.')
    await remotePage.expectRestWorks()
    // Lifted earlier, the fault would be gone before the page that was come back to has failed for good.
    await remotePage.expectBroken('This page could not be loaded.')
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ remote: remote.name, kind: 'network', version: expect.any(String) }))

    fault.lift()
    await remotePage.expectMended()
  })
}

test('F10 shell and remotes run one React, the shell’s', async ({ page }) => {
  await new RemotePage(page, remote).open()
  await expect(new RemotePage(page, remote).heading).toBeVisible()

  const versions = await page.evaluate(() => {
    const federation: {
      __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, { from: string }>> } }[]
    } = Reflect.get(globalThis, '__FEDERATION__')
    const react = federation.__INSTANCES__[0]?.shareScopeMap.default['react'] ?? {}
    return Object.values(react).map(({ from }) => from)
  })

  expect(versions).toEqual(['shell'])
})

test('F10 a remote that needs another React is refused, and the rest works', async ({
  page,
  reports,
  expectedTrouble,
}) => {
  expectedTrouble.push(...deliveryTrouble(remote.name), /is not satisfied|does not satisfy|Version .* from shell/)
  const remotePage = new RemotePage(page, remote)
  await alterBuild(page, {
    remote: remote.name,
    entry: (code) => code.replace(/(shareKey:"react",import:null,requiredVersion:")\^[\d.]+/, '$1^99.0.0'),
  })

  await remotePage.open()
  await remotePage.expectBroken('This page has stopped working.')
  await remotePage.expectRestWorks()
  await expect.poll(() => reports).toContainEqual(expect.objectContaining({ remote: remote.name, kind: 'broken' }))
  expect(await page.evaluate((name) => name in globalThis, container)).toBe(true)
})
