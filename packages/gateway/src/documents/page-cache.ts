import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { compress, type Encoding } from '../assets/compression.rules.ts'
import { type DocumentAnswer, LEAST_TIME, type PageRequest } from './document.service.ts'
import { createTurns } from './turns.ts'

/** Milliseconds in which a page is given as it is, and after that in which it is given while a new one is made. */
const FRESH = 5_000
const STALE = 15_000
/**
 * Pages that are made at once. Fifty at once are all late, for their data as for their rendering; one after the other
 * most are in time.
 */
const AT_ONCE = 8
/** Milliseconds after which a shopper has a page; it goes out as far as it is made. */
const BUDGET = 500
/**
 * What of it one has that had to wait for its turn, the wait included: with so many, all go out a little sooner. It
 * does not wait when too little of it is left to make more of the page.
 */
const CROWDED = 0.7
const MAX_BYTES = 64 * 1024 * 1024

type Page = Exclude<DocumentAnswer, { readonly status: 302 }>

/** A page that is sent as often as it is asked for, compressed once. */
export type KeptPage = Page & {
  /** Of the document before it is compressed, without quotes. */
  readonly tag: string
  readonly madeAt: number
  encoded(encoding: Encoding): Promise<Buffer>
}

export type KeptAnswer = Exclude<DocumentAnswer, Page> | KeptPage

type Options = {
  /** Makes a page within so many milliseconds, with less in it if it has to. */
  readonly answer: (request: PageRequest, within: number) => Promise<DocumentAnswer>
  /** Which configuration, theme and footer are known of a tenant. */
  readonly versionOf?: (tenant: string) => string
  readonly now?: () => number
  readonly budget?: number
}

/**
 * Keeps pages for seconds, apart by everything that makes them differ: origin (and with it tenant), address, chosen
 * store with its fulfillment, configuration, revision of the registry. Only complete public pages are kept; nothing of
 * a shopper is in them, because a document is made before anybody knows who asked.
 */
export function createPageCache({ answer, versionOf = () => '', now = Date.now, budget = BUDGET }: Options) {
  const pages = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  const turn = createTurns(AT_ONCE, budget * CROWDED - LEAST_TIME)
  const underWay = new Map<string, Promise<KeptAnswer>>()

  const keptAs = (request: PageRequest) => `${versionOf(request.site.tenant)} ${keyOf(request)}`

  const make = (request: PageRequest, isAwaited: boolean): Promise<KeptAnswer> => {
    const key = keyOf(request)
    const known = underWay.get(key)
    if (known) return known
    const asked = performance.now()
    const left = (within: number) => Math.max(0, Math.floor(asked + within - performance.now()))
    const making = turn((hasWaited) =>
      answer(request, isAwaited ? left(hasWaited ? budget * CROWDED : budget) : Number.POSITIVE_INFINITY),
    )
      .then((found) => {
        if (found.status === 302) return found
        const page = keep(found, now())
        // Whoever makes a page may be the first to hear of another configuration.
        if (found.isForAll) pages.set(keptAs(request), page)
        else pages.delete(keptAs(request))
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return async function answerKept(request: PageRequest): Promise<KeptAnswer> {
    const page = pages.get(keptAs(request))
    const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY
    if (!page || age >= FRESH + STALE) return await make(request, !request.isCrawler)
    // Nobody waits for this one.
    if (age >= FRESH) make(request, false).catch((error: unknown) => request.onFailure('page', error))
    return page
  }
}

const keyOf = ({ site, url, store, isCrawler }: PageRequest) =>
  JSON.stringify([site.origin, site.registry.revision, url.pathname, url.search, store, isCrawler])

/** Bytes that a page takes with its two compressed forms, about. */
const sizeOf = ({ html }: KeptPage) => Math.ceil(html.length * 1.5)

function keep(page: Page, madeAt: number): KeptPage {
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return {
    ...page,
    madeAt,
    tag: createHash('sha256').update(page.html).digest('base64url').slice(0, 22),
    encoded(encoding) {
      const bytes = encoded.get(encoding) ?? compress(Buffer.from(page.html), encoding, 6)
      encoded.set(encoding, bytes)
      return bytes
    },
  }
}
