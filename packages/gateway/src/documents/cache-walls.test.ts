import { CHOSEN_STORE_COOKIE } from '@aisle/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chosenStore } from '../testing/gateway.ts'
import { startRenderedStore } from '../testing/rendered-store.ts'
import type { Answer } from '../testing/send.ts'

type Shopper = {
  readonly tenant: string
  readonly zipCode: string
  readonly headers?: Readonly<Record<string, string>>
}

let gateway: Awaited<ReturnType<typeof startRenderedStore>>
beforeAll(async () => {
  gateway = await startRenderedStore()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const PATH = '/detail/milk'
const titleOf = ({ tenant, zipCode }: Shopper) => `Milk of ${tenant} in ${zipCode}`
const isKept = ({ headers, text }: Answer) => headers.etag !== undefined && text.includes('data-rendered')

function ask({ tenant, zipCode, headers = {} }: Shopper, path = PATH): Promise<Answer> {
  const store = encodeURIComponent(JSON.stringify({ ...chosenStore, zipCode }))
  const cookie = [`${CHOSEN_STORE_COOKIE}=${store}`, headers['cookie']].filter(Boolean).join('; ')
  const host = `${tenant}.localhost:3000`
  return gateway.send({ path, host, headers: { accept: 'text/html', ...headers, cookie } })
}

const shoppers: readonly Shopper[] = ['fresh', 'corner'].flatMap((tenant) =>
  ['60614', '94103'].map((zipCode) => ({ tenant, zipCode })),
)
const pairs = shoppers.flatMap((mine) => shoppers.flatMap((other) => (mine === other ? [] : [{ mine, other }])))

describe('the cache of rendered pages', () => {
  it('T4 gives shoppers of two tenants and two locations their own page, however many ask at once', async () => {
    const crowd = Array.from({ length: 25 }, () => shoppers).flat()
    const productsAsked = () => gateway.api.seen.filter(({ url }) => url.startsWith('/v1/Product/Details')).length
    const before = productsAsked()

    const answers = await Promise.all(crowd.map(async (shopper) => ({ shopper, ...(await ask(shopper)) })))

    for (const { shopper, text, status } of answers) {
      expect(status).toBe(200)
      expect(new Set(text.match(/Milk of \w+ in \d+/g))).toEqual(new Set([titleOf(shopper)]))
      expect(text).toContain(`<h1>${shopper.tenant}</h1>`)
    }
    // Each page was made once: the others got it from the cache, or waited for it.
    expect(productsAsked() - before).toBe(shoppers.length)
  }, 30_000)

  it.each(pairs)(
    'T4 answers no 304 on $mine.tenant $mine.zipCode to the tag of $other.tenant $other.zipCode',
    async ({ mine, other }) => {
      const theirs = await ask(other)
      const own = await ask(mine)
      const askWith = (tag = '') => ask({ ...mine, headers: { 'if-none-match': tag } })

      expect([isKept(theirs), isKept(own)]).toEqual([true, true])
      expect(theirs.headers.etag).not.toBe(own.headers.etag)
      expect(await askWith(theirs.headers.etag)).toMatchObject({
        status: 200,
        text: expect.stringContaining(titleOf(mine)),
      })
      expect(await askWith(own.headers.etag)).toMatchObject({ status: 304, text: '' })
      expect(await askWith(`${theirs.headers.etag}, W/${own.headers.etag}`)).toMatchObject({ status: 304 })
    },
  )

  it('answers no 304 to the tag of another encoding', async () => {
    const [shopper] = shoppers
    if (!shopper) throw new Error('Nobody asks.')
    const zipped = await ask({ ...shopper, headers: { 'accept-encoding': 'gzip' } })
    const tag = zipped.headers.etag ?? ''

    expect(await ask({ ...shopper, headers: { 'accept-encoding': 'br', 'if-none-match': tag } })).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', vary: 'host, cookie, accept-encoding' },
    })
  })

  it('says to caches in front what a page depends on', async () => {
    const { headers } = await ask({ tenant: 'fresh', zipCode: '60614' })

    expect(headers).toMatchObject({
      vary: 'host, cookie, accept-encoding',
      'cache-control': 'no-cache',
      'cdn-cache-control': 'public, max-age=5, stale-while-revalidate=15',
    })
  })
})

describe('somebody of whom more is known', () => {
  const canaries = {
    cookie: '__Host-aisle-guest=guest-canary; aisle-session=session-canary; name=Jane%20Canary',
    authorization: 'Bearer token-canary',
    'user-agent': 'agent-canary',
    referer: 'http://fresh.localhost:3000/account?email=jane.canary@example.com',
    'accept-language': 'en;q=0.1-canary',
    'x-forwarded-for': '10.9.8.7',
    'x-request-id': 'request-canary',
  }
  const browsers: readonly (Pick<Shopper, 'headers'> & { readonly who: string })[] = [
    { who: 'somebody verified', headers: { cookie: 'aisle-age=verified', authorization: 'Bearer verified' } },
    { who: 'somebody unverified' },
  ]
  const knowing = /canary|Canary|10\.9\.8\.7/

  it('T63 leaves nothing in the page that is kept, nor in what the API was asked for it', async () => {
    gateway.api.seen.length = 0
    const made = await ask({ tenant: 'fresh', zipCode: '73301', headers: canaries })
    const next = await ask({ tenant: 'fresh', zipCode: '73301' })

    expect([isKept(made), isKept(next)]).toEqual([true, true])
    expect(next.text).toBe(made.text)
    expect(made.text).not.toMatch(knowing)
    expect(made.headers['set-cookie']).toBeUndefined()
    expect(gateway.api.seen).not.toEqual([])
    expect(JSON.stringify(gateway.api.seen)).not.toMatch(knowing)
  })

  it('gets the same page as a guest, by the same tag', async () => {
    const guest = await ask({ tenant: 'corner', zipCode: '60614' })
    const signedIn = await ask({ tenant: 'corner', zipCode: '60614', headers: canaries })

    expect(signedIn.text).toBe(guest.text)
    expect(signedIn.headers.etag).toBe(guest.headers.etag)
  })

  it.each(browsers)('T29 finds nothing kept of a store that checks ages: $who', async ({ headers = {} }) => {
    const answer = await ask({ tenant: 'cellar', zipCode: '60614', headers })

    expect(answer.status).toBe(200)
    expect(answer.text).not.toMatch(/Milk of|data-rendered/)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect([answer.headers.etag, answer.headers['cdn-cache-control']]).toEqual([undefined, undefined])
  })

  it('T30 gets what is published: nobody’s wish for a preview reaches the API', async () => {
    gateway.api.seen.length = 0
    await ask({ tenant: 'fresh', zipCode: '73302', headers: canaries }, '/?preview=true&isPreview=1')

    const asked = gateway.api.seen.filter(({ url }) => url.startsWith('/v1/PageTemplate'))
    expect(asked).not.toEqual([])
    for (const { url, headers } of asked) {
      expect(url).not.toMatch(/preview/i)
      expect(decodeJwt(headers.authorization?.slice('Bearer '.length) ?? '')).toMatchObject({ role: 'guest' })
    }
  })

  it('has no page of a shopper’s own kept', async () => {
    const answer = await ask({ tenant: 'fresh', zipCode: '60614', headers: canaries }, '/order/42')

    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect([answer.headers.etag, answer.headers['cdn-cache-control']]).toEqual([undefined, undefined])
  })
})
