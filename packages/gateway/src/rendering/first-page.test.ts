import { openRegistry } from '@aisle/build/registry'
import { remoteBuild, writeServerBuilds } from '@aisle/build/testing'
import { setTimeout as after } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startGateway, storeCookie } from '../testing/gateway.ts'
import { catalogue, fillRegistry } from '../testing/registry.builder.ts'

const page = "return '<main><h1>Good morning</h1></main>'"
/** Milliseconds that the code of the store takes to be loaded: twice what rendering a page has (ADR 9). */
const LOADING = 600

it('the first page of a gateway is rendered: its code is there before anybody asks', { timeout: 30_000 }, async () => {
  const loading = `await new Promise((resolve) => setTimeout(resolve, ${LOADING}))`
  using site = writeServerBuilds({ 'mf-catalogue': remoteBuild(page, loading) })
  const remotes = { 'mf-catalogue': { ...catalogue, server: site.builds['mf-catalogue'] } }
  await fillRegistry(site.folder, [{ tenant: 'fresh', remotes, server: site.shell }])
  await using gateway = await startGateway({
    registries: openRegistry(site.folder),
    registryDir: site.folder,
    renderDeadline: LOADING / 2,
  })
  await after(5 * LOADING)

  const { text } = await gateway.send({ path: '/', headers: { accept: 'text/html', cookie: storeCookie } })

  expect(text).toContain('<h1>Good morning</h1>')
})
