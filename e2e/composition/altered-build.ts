import { createHash } from 'node:crypto'
import { pageRegistrySchema, REGISTRY_PATH, type RegistryRemote } from '@aisle/contract'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readBootBlock, withBootBlock } from '../store/boot-block.ts'
import { fetchTextAs } from '../store/fetch-as.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { gatewayAddress } from '../store/origins.ts'

export type Alteration = {
  readonly remote: string
  /** The remote's entry in the registry that the page is given. */
  readonly registry?: (entry: RegistryRemote) => unknown
  /** Code of its first script. */
  readonly entry?: (code: string) => string
  /** Code of its module `./remote`. */
  readonly module?: (code: string) => string
}

/**
 * Serves a page as if a remote had been built differently: hashes are made anew all the way from chunk to entry to
 * registry, so that the browser finds nothing amiss. Undone, later requests are answered as ever.
 */
export async function alterBuild(page: Page, alteration: Alteration) {
  let isAltered = true
  const scripts = new Map<string, string>()

  await page.route(/\/_\/remotes\//, (route) => {
    const body = scripts.get(new URL(route.request().url()).pathname)
    if (!isAltered || body === undefined) return route.fallback()
    return route.fulfill({ body, contentType: 'text/javascript' })
  })
  await page.route(`**${REGISTRY_PATH}`, async (route) => {
    const { registry } = alteration
    if (!isAltered || !registry) return route.fallback()
    const response = await fetchThroughGateway(route)
    const known = z.parse(pageRegistrySchema, JSON.parse(await response.text()))
    const found = known.remotes[alteration.remote]
    await route.fulfill({
      response,
      json: { ...known, remotes: { ...known.remotes, ...(found ? { [alteration.remote]: registry(found) } : {}) } },
    })
  })
  await page.route(/^[^?]*\/(?!_\/)/, async (route) => {
    if (!isAltered || route.request().resourceType() !== 'document') return route.fallback()
    const response = await fetchThroughGateway(route)
    await route.fulfill({ response, body: await alterDocument(await response.text(), alteration, scripts) })
  })
  return {
    undo() {
      isAltered = false
    },
  }
}

async function alterDocument(html: string, alteration: Alteration, scripts: Map<string, string>) {
  const { remote: name, registry = (entry) => entry } = alteration
  const boot = readBootBlock(html)
  const found = boot.registry.remotes[name]
  if (!found) return html
  const remotes = { ...boot.registry.remotes, [name]: registry(found) }
  const document = withBootBlock(html, { ...boot, registry: { ...boot.registry, remotes } })
  const hashes = await alterScripts(found, boot.tenant, alteration, scripts)
  return hashes.reduce((text, [before, after]) => text.replaceAll(before, after), document)
}

type Hashes = readonly (readonly [before: string, after: string])[]

async function alterScripts(
  { entry }: RegistryRemote,
  tenant: string,
  { remote, entry: alterEntry = unchanged, module: alterModule = unchanged }: Alteration,
  scripts: Map<string, string>,
): Promise<Hashes> {
  if (alterEntry === unchanged && alterModule === unchanged) return []
  const read = (path: string) => fetchTextAs(`${tenant}.localhost`, gatewayAddress() + path)
  const { remotes } = z.parse(pageRegistrySchema, JSON.parse(await read(REGISTRY_PATH)))
  const module = Object.values(remotes[remote]?.preloads ?? {})
    .flat()
    .find(({ url }) => url.includes('__federation_expose_remote'))
  if (!module) throw new Error(`${remote} has no module ./remote.`)
  const moduleCode = change(await read(module.url), alterModule)
  const moduleHash = hashOf(moduleCode)
  const knowsModule = (code: string) => code.replaceAll(module.integrity, moduleHash)
  const entryCode = change(await read(entry.url), (code) => knowsModule(alterEntry(code)))
  scripts.set(module.url, moduleCode).set(entry.url, entryCode)
  return [
    [module.integrity, moduleHash],
    [entry.integrity, hashOf(entryCode)],
  ]
}

const unchanged = (code: string) => code

function change(code: string, alter: (code: string) => string) {
  const altered = alter(code)
  if (altered === code && alter !== unchanged) throw new Error('The code that was to be altered is not there.')
  return altered
}

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
