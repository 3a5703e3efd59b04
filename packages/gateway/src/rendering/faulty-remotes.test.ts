import { remoteBuild, writeServerBuilds } from '@aisle/build/testing'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { bootOf } from '../testing/boot-of.ts'
import { startGateway, storeCookie } from '../testing/gateway.ts'
import { catalogue, fillRegistry, remoteOf } from '../testing/registry.builder.ts'
import type { Answer } from '../testing/send.ts'

const page = "return '<main><h1>Good morning</h1></main>'"
const faults: readonly { readonly what: string; readonly build: string | undefined }[] = [
  { what: 'throws', build: remoteBuild("throw new Error('no deals')") },
  { what: 'throws when it is loaded', build: remoteBuild(page, "throw new Error('no shop')") },
  { what: 'loops', build: remoteBuild('for (;;) {}') },
  { what: 'hangs when it is loaded', build: remoteBuild(page, 'await new Promise(() => {})') },
  { what: 'exits', build: remoteBuild('process.exit(3)') },
  { what: 'leaks', build: remoteBuild("const kept = []; for (;;) kept.push(new Array(1e6).fill('x'))") },
  { what: 'leaks buffers', build: remoteBuild('const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(1))') },
  { what: 'does not parse', build: 'export const remote = {{' },
  { what: 'has no server build', build: undefined },
]

/** Milliseconds that rendering has (ADR 9). */
const DEADLINE = 300

const promotions = remoteOf({
  remote: 'mf-promotions',
  contract: 1,
  routes: { home: { path: '/promotions/:id', title: 'Promotion', linkName: 'page', isPublic: true } },
})

let gateway: Awaited<ReturnType<typeof startGateway>>
afterEach(() => gateway[Symbol.asyncDispose]())

/** A store whose catalogue is sound, beside a remote that is not. */
async function open(
  build: string | undefined,
  renderDeadline: number,
  options: Parameters<typeof startGateway>[0] = {},
) {
  gateway = await startGateway({ renderThreads: 1, renderDeadline, ...options })
  const texts = { 'mf-catalogue': remoteBuild(page), ...(build === undefined ? {} : { 'mf-promotions': build }) }
  const { shell, builds } = writeServerBuilds(texts, gateway.registryDir)
  const remotes = {
    'mf-catalogue': { ...catalogue, server: builds['mf-catalogue'] },
    'mf-promotions': { ...promotions, server: builds['mf-promotions'] },
  }
  await fillRegistry(gateway.registryDir, [{ tenant: 'fresh', remotes, server: shell }])
}

const ask = (path: string) => gateway.send({ path, headers: { accept: 'text/html', cookie: storeCookie } })
const isRendered = ({ text }: Answer) => text.includes('data-rendered')
const isWhole = ({ text, status }: Answer) =>
  status === 200 && text.trimEnd().endsWith('</html>') && 'mf-promotions' in bootOf(text).registry.remotes

describe.each(faults)('a remote that $what', ({ build }) => {
  it('costs its own server rendering and no request, under load', { timeout: 60_000 }, async () => {
    await open(build, 15_000)
    expect(isRendered(await ask('/detail/first'))).toBe(true)

    const paths = Array.from({ length: 60 }, (_, index) => `/${index % 3 === 1 ? 'promotions' : 'detail'}/${index}`)
    const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await ask(path) })))

    expect(answers.filter(({ answer }) => !isWhole(answer))).toEqual([])
    expect(answers.filter(({ answer }) => isRendered(answer)).map(({ path }) => path)).toEqual(
      paths.filter((path) => path.startsWith('/detail/')),
    )
  })
})

describe.each(faults.filter(({ what }) => what === 'loops' || what === 'hangs when it is loaded'))(
  'a remote that $what',
  ({ build }) => {
    it('leaves the pages of others their 300 ms, under load', { timeout: 60_000 }, async () => {
      await open(build, DEADLINE)
      await ask('/detail/first')
      // A spare thread gets ready.
      await after(1_000)

      const asked: Promise<Answer>[] = []
      for (let index = 0; index < 60; index += 1) {
        if (index % 10 === 0) asked.push(ask(`/promotions/${index}`))
        asked.push(ask(`/detail/${index}`))
        await after(20)
      }
      const answers = await Promise.all(asked)

      expect(answers.filter((answer) => !isWhole(answer))).toEqual([])
      // Some may be lost to a machine that has other things to do; half would be to a thread that is waited for.
      expect(answers.filter(isRendered).length).toBeGreaterThan(48)
    })
  },
)

it('a page that is not rendered in time goes out plain, long before its thread is given up', async () => {
  await open(remoteBuild('for (;;) {}'), DEADLINE)
  await ask('/detail/first')

  const asked = performance.now()
  const answer = await ask('/promotions/1')

  expect([isWhole(answer), isRendered(answer)]).toEqual([true, false])
  expect(answer.text).toContain('<main class="frame-main" aria-busy="true">')
  // Data and rendering have 300 ms each; a thread has a second, and five for its first page.
  expect(performance.now() - asked).toBeLessThan(1_000)
})

it.each([0, 20, 130])('a page that has %i ms altogether goes out as far as it is made by then', async (pageBudget) => {
  await open(remoteBuild('for (;;) {}'), DEADLINE, { pageBudget })

  const answer = await ask('/promotions/1')

  expect([isWhole(answer), isRendered(answer)]).toEqual([true, false])
  expect(answer.headers.etag).toBeUndefined()
})
