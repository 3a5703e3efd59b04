import type { Registry, RegistryRemote } from '@aisle/contract'
import { aBoot } from '@aisle/contract/testing'
import { describe, expect, it } from 'vitest'
import { matchPage } from '../documents/page-match.rules.ts'
import { catalogue, orders, remoteOf } from '../testing/registry.builder.ts'
import { renderJobOf } from './page-renderer.ts'

const server = (file: string) => ({ file, integrity: 'sha384-AAAA' })
const shell = { version: '1.0.0', scripts: [], styles: [], server: server('shell.mjs') }
const home = { ...catalogue, server: server('catalogue.mjs') }
const teaser = {
  ...remoteOf({ remote: 'mf-promotions', contract: 1, widgets: { teaser: { slot: 'header.actions' } } }),
  server: server('promotions.mjs'),
}

function jobOf(remotes: Readonly<Record<string, RegistryRemote>>, { path = '/', given = shell }: Given = {}) {
  const registry: Registry = {
    schema: 1,
    tenant: 'fresh',
    hosts: [],
    revision: 1,
    updatedAt: '2026-11-20T12:00:00Z',
    remotes,
    ...(given ? { shell: given } : {}),
  }
  const page = matchPage(remotes, path)
  if (!page) throw new Error(`${path} is no page.`)
  return renderJobOf({ registry, page, boot: aBoot({ registry }), address: path })
}
type Given = { readonly path?: string; readonly given?: Registry['shell'] | null }

type Case = Given & { readonly why: string; readonly remotes: Readonly<Record<string, RegistryRemote>> }
const cases: readonly Case[] = [
  { why: 'its remote has no server build', remotes: { 'mf-catalogue': catalogue } },
  { why: 'F5 the contract of its remote is not served', remotes: { 'mf-catalogue': { ...home, contract: 2 } } },
  { why: 'the shell has no server build', remotes: { 'mf-catalogue': home }, given: { ...shell, server: undefined } },
  { why: 'there is no shell', remotes: { 'mf-catalogue': home }, given: null },
  {
    why: 'it is not public',
    remotes: { 'mf-orders': { ...orders, server: server('orders.mjs') } },
    path: '/order/1',
  },
]

describe('the job of a page', () => {
  it('names its remote and those with widgets in the frame, and no other', () => {
    expect(jobOf({ 'mf-catalogue': home, 'mf-orders': orders, 'mf-promotions': teaser })).toMatchObject({
      address: '/',
      shell: shell.server,
      remote: 'mf-catalogue',
      remotes: { 'mf-catalogue': home.server, 'mf-promotions': teaser.server },
    })
  })

  it.each(cases)('is none where $why', ({ remotes, ...given }) => {
    expect(jobOf(remotes, given)).toBeUndefined()
  })

  it('F5 leaves out a widget whose contract is not served', () => {
    const job = jobOf({ 'mf-catalogue': home, 'mf-promotions': { ...teaser, contract: 2 } })

    expect(job?.remotes).toEqual({ 'mf-catalogue': home.server })
  })
})
