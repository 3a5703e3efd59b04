import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCandidate } from '../testing/candidate.builder.ts'
import { buildSurface } from '../testing/release.builder.ts'
import { checkRemote } from './check-build.ts'

const rules = {
  budgets: {
    homePage: 165,
    productPage: 165,
    remoteEntry: 14,
    firstPageChunk: 30,
    remotePages: { 'mf-orders main': 25 },
    document: 20,
  },
  endpoints: new Set(['orderList']),
}
const incompressible = (kib: number) => randomBytes(kib * 1024).toString('base64')
const route = { path: '/orders', title: 'Orders' }

type Refusal = { why: string; candidate: Parameters<typeof buildCandidate>[0]; reason: string | RegExp }

const refusals: readonly Refusal[] = [
  {
    why: 'it calls itself something else',
    candidate: { surface: buildSurface('mf-account') },
    reason: 'mf-orders calls itself mf-account in its surface.',
  },
  {
    why: 'F5 its contract is not served',
    candidate: { surface: buildSurface('mf-orders', { contract: 2 }) },
    reason: 'mf-orders is written for contract 2, which this shell does not serve.',
  },
  {
    why: 'a page asks for a call that the API does not have',
    candidate: { surface: buildSurface('mf-orders', { routes: { main: { ...route, data: [{ call: 'orderLst' }] } } }) },
    reason: 'The page main of mf-orders asks for "orderLst", which is no call of the API.',
  },
  {
    why: 'a page has no code',
    candidate: { surface: buildSurface('mf-orders', { routes: { main: route, other: { ...route, path: '/other' } } }) },
    reason: 'The surface of mf-orders names the page other, which src/remote.ts has no code for',
  },
  {
    why: 'a widget has no code',
    candidate: { surface: buildSurface('mf-orders', { widgets: { recent: { slot: 'account.summary' } } }) },
    reason: 'names the widget recent, which src/remote.ts has no code for',
  },
  {
    why: 'a dialog has no code',
    candidate: { surface: buildSurface('mf-orders', { dialogs: { wishlist: { title: 'x', size: 'md' as const } } }) },
    reason: 'names the dialog wishlist, which src/remote.ts has no code for',
  },
  {
    why: 'code is not in the surface',
    candidate: { parts: { widgets: new Map([['recent', './recent.widget.tsx']]) } },
    reason: 'mf-orders has code for the widget recent, which its surface does not name.',
  },
  {
    why: 'an island has no module',
    candidate: {
      surface: buildSurface('mf-orders', { widgets: { recent: { island: true } } }),
      parts: { widgets: new Map([['recent', './recent.widget.tsx']]) },
    },
    reason: 'The widget recent of mf-orders is an island, but there is no src/island.ts.',
  },
  {
    why: 'T48 its manifest carries code',
    candidate: { files: { 'mf-manifest.json': '{"metaData":{"getPublicPath":"return 1"}}' } },
    reason: 'The manifest of mf-orders has getPublicPath, which the browser would run as code.',
  },
  {
    why: 'T59 it contains a source map',
    candidate: { files: { 'entry.js.map': '{}' } },
    reason: 'The build of mf-orders contains the source map entry.js.map.',
  },
  {
    why: 'its entry is too heavy',
    candidate: { files: { 'entry.js': incompressible(20) } },
    reason: /^The entry of mf-orders weighs \d+\.\d KiB, more than its budget of 14 KiB\.$/,
  },
  {
    why: 'a page is too heavy',
    candidate: { files: { 'async/main.js': incompressible(40) } },
    reason: /^The page main of mf-orders weighs \d+\.\d KiB, more than its budget of 30 KiB\.$/,
  },
  {
    why: 'a page is too heavy together with the entry',
    candidate: { files: { 'entry.js': incompressible(8), 'async/main.js': incompressible(20) } },
    reason: /^The page main of mf-orders weighs \d+\.\d KiB with the entry, more than its budget of 25 KiB\.$/,
  },
]

describe('a built remote', () => {
  it('may be published when all holds', () => {
    const surface = buildSurface('mf-orders', { routes: { main: { ...route, data: [{ call: 'orderList' }] } } })

    expect(() => checkRemote(buildCandidate({ surface }), rules)).not.toThrow()
  })

  it.each(refusals)('is refused when $why', ({ candidate, reason }) => {
    expect(() => checkRemote(buildCandidate(candidate), rules)).toThrow(reason)
  })

  it('T46 is refused when a file is not the one that was built', () => {
    const candidate = buildCandidate()
    writeFileSync(join(candidate.files, 'async/main.js'), 'evil')

    expect(() => checkRemote(candidate, rules)).toThrow('async/main.js of mf-orders is not the file that was built')
  })
})
