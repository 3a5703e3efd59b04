import { setTimeout as after } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { remoteBuild, writeServerBuilds } from '../testing/server-builds.ts'
import { createRenderPool, type RenderPoolOptions, type RenderTrouble } from './render-pool.ts'

const LONG = 10_000
/** Milliseconds that a page has (ADR 9). */
const DEADLINE = 300
const sound = "return 'milk with ' + version"
const faults = {
  throws: remoteBuild("throw new Error('no milk')"),
  'throws when it is loaded': remoteBuild(sound, "throw new Error('no shop')"),
  loops: remoteBuild('for (;;) {}'),
  'hangs when it is loaded': remoteBuild(sound, 'await new Promise(() => {})'),
  exits: remoteBuild('process.exit(3)'),
  leaks: remoteBuild("const kept = []; for (;;) kept.push(new Array(1e6).fill('x'))"),
  'leaks buffers': remoteBuild('const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(1))'),
  'does not parse': 'export const remote = {{',
} as const

/** What goes wrong when the page is made already, while the next one is. */
const lateFaults = {
  'throws in a timer': remoteBuild(`setTimeout(() => { throw new Error('late') }, 2); ${sound}`),
  'rejects a promise that nobody waits for': remoteBuild(`void Promise.reject(new Error('late')); ${sound}`),
  'exits in a timer': remoteBuild(`setTimeout(() => process.exit(3), 2); ${sound}`),
  'ends the process in a timer': remoteBuild(`setTimeout(() => process.kill(process.pid), 2); ${sound}`),
} as const

const builds = writeServerBuilds({
  sound: remoteBuild(sound),
  'takes a while': remoteBuild(`const end = Date.now() + 800; while (Date.now() < end) continue; ${sound}`),
  'keeps buffers': remoteBuild(`(globalThis.kept ??= []).push(new Uint8Array(5e7).fill(1)); ${sound}`),
  ...faults,
  ...lateFaults,
})
afterAll(() => builds[Symbol.dispose]())

let pools: readonly { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  pools = []
})

function startPool(options: Partial<RenderPoolOptions> = {}) {
  const troubles: RenderTrouble[] = []
  const onTrouble = (trouble: RenderTrouble) => void troubles.push(trouble)
  const pool = createRenderPool({ folder: builds.folder, threads: 1, patience: 800, onTrouble, ...options })
  pools = [...pools, pool]
  return { pool, troubles }
}

describe('a page', () => {
  it('is rendered by the published code of its remote, with the shared packages of the shell', async () => {
    const { pool } = startPool()

    expect(await pool.render(builds.job('sound'), LONG)).toEqual({
      html: 'sound: milk with the one of the shell',
      styles: '',
      failures: [],
    })
  })

  it('is left to the browser when its time is over, and the next ones are rendered', { timeout: 30_000 }, async () => {
    const { pool } = startPool()
    await pool.render(builds.job('sound'), LONG)

    expect(await pool.render(builds.job('loops'), 50)).toBeUndefined()
    expect(await pool.render(builds.job('sound'), LONG)).toBeDefined()
  })

  it('runs with the React of its shell, also when that is published again without a change', async () => {
    const owner = remoteBuild('return String(props.instance === instance)', "import { instance } from 'react'")
    using site = writeServerBuilds({ owner })
    const { pool } = startPool({ folder: site.folder })
    const shells = [site.shell, site.shellAgain()]

    for (const shell of shells)
      expect((await pool.render({ ...site.job('owner'), shell }, LONG))?.html).toBe('owner: true')
  })

  it('T46 is not rendered by a file that was changed after it was published', async () => {
    using others = writeServerBuilds({ sound: remoteBuild(sound) })
    others.rewrite('sound', remoteBuild("return 'evil'"))
    const { pool, troubles } = startPool({ folder: others.folder })

    expect(await pool.render(others.job('sound'), LONG)).toBeUndefined()
    expect(troubles).toEqual([
      expect.objectContaining({ remote: 'sound', what: expect.stringContaining('not the file that was published') }),
    ])
  })
})

describe.each(Object.keys(faults))('a remote that %s', (name) => {
  it('costs only its own server rendering, under load', { timeout: 60_000 }, async () => {
    const { pool, troubles } = startPool()
    await pool.render(builds.job('sound'), LONG)

    const pages = await Promise.all(
      Array.from({ length: 40 }, (_, index) => pool.render(builds.job(index % 4 === 1 ? name : 'sound'), LONG)),
    )

    expect(pages.filter((_, index) => index % 4 === 1)).toEqual(Array.from({ length: 10 }))
    expect(pages.filter((_, index) => index % 4 !== 1).map((page) => page?.html)).toEqual(
      Array.from({ length: 30 }, () => 'sound: milk with the one of the shell'),
    )
    expect(troubles.map(({ what }) => what)).not.toEqual([])
  })
})

describe.each(['loops', 'hangs when it is loaded'])('a remote that %s', (name) => {
  it('holds nobody up: the others have their pages while its thread is still held', { timeout: 30_000 }, async () => {
    const { pool, troubles } = startPool({ patience: 5_000 })
    await pool.render(builds.job('sound'), LONG)
    await after(500)

    const bad = pool.render(builds.job(name), DEADLINE)
    const good = await Promise.all(Array.from({ length: 100 }, () => pool.render(builds.job('sound'), LONG)))

    expect(good.filter(Boolean)).toHaveLength(100)
    expect(troubles).toEqual([])
    expect(await bad).toBeUndefined()
    await expect
      .poll(() => troubles, { timeout: 20_000 })
      .toEqual([expect.objectContaining({ remote: name, what: 'ended its thread' })])
  })
})

it('a page that takes a while holds nobody up, and is rendered', { timeout: 30_000 }, async () => {
  const { pool, troubles } = startPool({ patience: LONG })
  await pool.render(builds.job('sound'), LONG)
  await after(500)

  const slow = pool.render(builds.job('takes a while'), LONG)
  const others = await Promise.all([1, 2, 3].map(() => pool.render(builds.job('sound'), DEADLINE)))

  expect(others.filter(Boolean)).toHaveLength(3)
  expect(await slow).toMatchObject({ html: expect.stringMatching(/^takes a while/) })
  expect(troubles).toEqual([])
})

describe.each(Object.keys(lateFaults))('a remote that %s', (name) => {
  it('costs nobody a page, under load, and is told of', { timeout: 60_000 }, async () => {
    const { pool, troubles } = startPool()
    await pool.render(builds.job('sound'), LONG)

    const jobs = Array.from({ length: 40 }, (_, index) => builds.job(index % 4 === 1 ? name : 'sound'))
    const pages = await Promise.all(jobs.map((job) => pool.render(job, LONG)))

    expect(pages.map((page) => page?.html)).toEqual(
      jobs.map(({ remote }) => `${remote}: milk with the one of the shell`),
    )
    await vi.waitFor(async () => {
      await pool.render(builds.job('sound'), LONG)
      expect(troubles).toContainEqual({ what: expect.stringMatching(/^code threw outside of a page: Error: /) })
    })
    expect(troubles.filter(({ what }) => what.includes('ended'))).toEqual([])
  })
})

it('a widget that ends the thread is left out, and the page around it is rendered', { timeout: 30_000 }, async () => {
  const { pool, troubles } = startPool()

  expect(await pool.render(builds.job('sound', 'loops'), LONG)).toBeUndefined()
  expect(await pool.render(builds.job('sound', 'loops'), LONG)).toMatchObject({ html: expect.stringMatching(/^sound/) })
  expect(troubles).toEqual([expect.objectContaining({ remote: 'loops', what: 'ended its thread' })])
})

it('a remote that ended a thread is tried again after a while', { timeout: 30_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { pool, troubles } = startPool()
  await pool.render(builds.job('leaks'), LONG)
  await pool.render(builds.job('leaks'), LONG)
  expect(troubles).toHaveLength(1)

  vi.setSystemTime(Date.now() + 31_000)
  await pool.render(builds.job('leaks'), LONG)

  expect(troubles).toHaveLength(2)
  vi.useRealTimers()
})

it('a thread whose heap has grown is replaced by a fresh one', { timeout: 30_000 }, async () => {
  const start = vi.fn((await import('./render-thread.ts')).startRenderThread)
  const { pool } = startPool({ memory: 1, start })

  for (let page = 0; page < 3; page += 1) {
    expect(await pool.render(builds.job('sound'), LONG)).toBeDefined()
  }

  expect(start.mock.calls.length).toBeGreaterThanOrEqual(3)
})

it('a thread that keeps buffers is replaced, its pages are rendered', { timeout: 30_000 }, async () => {
  const start = vi.fn((await import('./render-thread.ts')).startRenderThread)
  const { pool, troubles } = startPool({ start })

  for (let page = 0; page < 8; page += 1) {
    expect(await pool.render(builds.job('keeps buffers'), LONG)).toBeDefined()
  }

  // Four pages of 50 MB are more than a thread may keep.
  expect(start.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(troubles).toEqual([])
})

it('a page that takes buffers without end is stopped by their size', { timeout: 30_000 }, async () => {
  const { pool, troubles } = startPool({ patience: LONG })

  expect(await pool.render(builds.job('leaks buffers'), 3 * LONG)).toBeUndefined()

  expect(troubles).toMatchObject([
    { remote: 'leaks buffers', cause: { cause: { message: 'It took more than 320 MB of memory.' } } },
  ])
})

it('has code loaded before a page is asked for, which finds it there', async () => {
  const load = 'await new Promise((resolve) => setTimeout(resolve, 600))'
  using site = writeServerBuilds({ large: remoteBuild(sound, load) })
  const { pool, troubles } = startPool({ folder: site.folder })

  await pool.prepare(site.job('large'))

  expect(await pool.render(site.job('large'), DEADLINE)).toBeDefined()
  expect(troubles).toEqual([])
})

it('code that does not load when it is prepared is told of, and costs no other page', async () => {
  const { pool, troubles } = startPool()

  await pool.prepare(builds.job('throws when it is loaded'))

  expect(await pool.render(builds.job('sound'), LONG)).toBeDefined()
  expect(troubles).toMatchObject([{ remote: 'throws when it is loaded' }])
})

it('without a thread every page is the browser’s, at once', async () => {
  const { pool } = startPool({ threads: 0 })

  expect(await pool.render(builds.job('sound'), LONG)).toBeUndefined()
})

it('nothing is rendered once the pool is closed', async () => {
  const { pool } = startPool()
  await pool.close()

  expect(await pool.render(builds.job('sound'), LONG)).toBeUndefined()
})
