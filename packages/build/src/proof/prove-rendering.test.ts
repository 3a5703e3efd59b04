import { afterAll, expect, it } from 'vitest'
import { join } from 'node:path'
import { buildRemoteRelease } from '../testing/release.builder.ts'
import { remoteBuild, writeServerBuilds } from '../testing/server-builds.ts'
import { proveRendering } from './prove-rendering.ts'

const builds = writeServerBuilds({
  loops: remoteBuild('for (;;) {}'),
  hangs: remoteBuild('', 'await new Promise(() => {})'),
  leaks: remoteBuild("const kept = []; for (;;) kept.push(new Array(1e6).fill('x'))"),
})
afterAll(() => builds[Symbol.dispose]())

const routes = { home: { path: '/', title: 'Home', isPublic: true } }

it.each([
  { name: 'loops', patience: 2_000, reason: 'nothing came of it in 2 s' },
  { name: 'hangs', patience: 2_000, reason: 'nothing came of it in 2 s' },
  { name: 'leaks', patience: 20_000, reason: /it ended its thread \(.*memory/ },
])('a page that $name is refused with that reason', { timeout: 40_000 }, async ({ name, patience, reason }) => {
  const { remotes, shell } = builds.job(name)
  const server = remotes[name]
  if (!server) throw new Error(`There is no build ${name}.`)
  const inFolder = ({ file, integrity }: typeof server) => ({ file: join(builds.folder, file), integrity })
  const { remote } = buildRemoteRelease('mf-orders', { surface: { routes } })

  await expect(
    proveRendering(inFolder(shell), [{ name: 'mf-orders', remote, server: inFolder(server), runs: false }], {
      patience,
    }),
  ).rejects.toThrow(reason)
})
