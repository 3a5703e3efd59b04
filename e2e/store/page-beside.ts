import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, headlessShellPath, throughPort } from './chromium.ts'
import { startGatewayBeside } from './gateway-beside.ts'
import { originOf } from './origins.ts'
import type { BesideOptions } from './service-beside.ts'

/** Where the store under test keeps its data, and a folder for logs of what is started beside it. */
export async function storeUnderTest() {
  const data = process.env['STORE_DATA']
  if (data === undefined) throw new Error('STORE_DATA does not say where the store keeps its data.')
  const logs = await mkdtemp(join(tmpdir(), 'aisle-beside-'))
  return { data, logs, [Symbol.asyncDispose]: () => rm(logs, { recursive: true, force: true }) }
}

/** A page of a tenant in a browser before a gateway of its own, which asks other services than the store's. */
export async function openPageBeside(tenant: string, data: string, options: BesideOptions) {
  await using started = new AsyncDisposableStack()
  const gateway = started.use(await startGatewayBeside(data, options))
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: [...chromiumFlags, ...throughPort(String(gateway.port))],
  })
  started.defer(() => browser.close())
  const context = await browser.newContext({ baseURL: originOf(tenant), viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const kept = started.move()
  return { page, port: gateway.port, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
