import { ApiError } from '@aisle/api/client'
import { configurationSchema } from '@aisle/api/configuration'
import { themeSchema } from '@aisle/api/theme'
import type { Boot, ChosenStore, Registry, RenderedPage } from '@aisle/contract'
import * as z from 'zod/mini'
import { mayCarryData } from '../crawlers/listed.rules.ts'
import { pageHead } from '../crawlers/page-head.ts'
import type { StoreLists } from '../crawlers/store-lists.ts'
import type { StoreSite } from '../hosts/store-site.ts'
import type { PageToRender } from '../rendering/page-renderer.ts'
import { nothingDeclared, readDeclared } from './declared-calls.ts'
import { type Document, documentOf } from './document.html.ts'
import { headlineOf } from './headline.rules.ts'
import type { createIdentitySettings } from './identity-settings.ts'
import { forPage } from './page-configuration.rules.ts'
import { pageAnswersOf } from './page-answers.rules.ts'
import { findLink, isShellPath, matchPage, type PageMatch, returnPath } from './page-match.rules.ts'
import { preloadsOf } from './preloads.rules.ts'
import type { createSharedCalls } from './shared-calls.ts'
import type { StoreCalls } from './store-calls.ts'
import { storeStateOf } from './store-state.rules.ts'

/**
 * Milliseconds that a page waits for its data, and for its rendering after that; then it goes out without, and the
 * browser asks and renders.
 */
const DATA_DEADLINE = 300
const RENDER_DEADLINE = 300
/**
 * Milliseconds that data and rendering take on a busy machine. Unless more is left neither is begun: it would be broken
 * off when the API and a thread have worked on it already.
 */
export const LEAST_TIME = 100
/** Crawlers have time. */
const CRAWLER_DEADLINE = 2_000

export type DocumentServices = {
  readonly calls: StoreCalls
  readonly shared: ReturnType<typeof createSharedCalls>
  readonly stores: StoreLists
  readonly identity: ReturnType<typeof createIdentitySettings>
  readonly partnersOrigin: string
  readonly dataDeadline?: number
  readonly renderDeadline?: number
  /** Renders a page within so many milliseconds, or not at all. */
  readonly render?: (page: PageToRender, deadline: number) => Promise<RenderedPage | undefined>
}

export type PageRequest = {
  readonly site: StoreSite
  readonly url: URL
  readonly store: ChosenStore | undefined
  readonly isCrawler: boolean
  readonly onFailure: (call: string, error: unknown) => void
}

export type DocumentAnswer =
  | { readonly status: 302; readonly location: string }
  | (Document & {
      readonly status: 200 | 404 | 503
      readonly page: string
      /** Whether it is public and complete: the same for everybody who asks for it in the next seconds. */
      readonly isForAll: boolean
      /** Whether its policy lets the age check's widget in. */
      readonly checksAges: boolean
    })

/** Makes the documents of all stores. */
export function createDocuments(services: DocumentServices) {
  const { shared, stores, identity, partnersOrigin, render, renderDeadline = RENDER_DEADLINE } = services

  /** Makes a document. Within so many milliseconds it goes out, without what cannot be had until then. */
  return async function answer(request: PageRequest, within = Number.POSITIVE_INFINITY): Promise<DocumentAnswer> {
    const { site, url, store, isCrawler } = request
    const until = performance.now() + within
    const hasTime = within > LEAST_TIME
    const dataDeadline = Math.min(within, isCrawler ? CRAWLER_DEADLINE : (services.dataDeadline ?? DATA_DEADLINE))
    let isComplete = true
    let isUnknown = false
    const onFailure: PageRequest['onFailure'] = (call, error) => {
      isComplete = false
      isUnknown ||= call === 'configuration' && error instanceof ApiError && error.status === 404
      request.onFailure(call, error)
    }
    const page = matchPage(site.registry.remotes, url.pathname)
    const findStore = page && !store ? wayToFindStore(request, page) : undefined
    const [common, declared, locations] = await Promise.all([
      shared.readAll(site.tenant, AbortSignal.timeout(dataDeadline), onFailure),
      page && !findStore && hasTime
        ? readDeclared(services.calls, { ...request, onFailure }, page, dataDeadline)
        : nothingDeclared,
      page?.route.linkName === 'home' && !findStore ? stores.readWithin(dataDeadline, site.tenant, onFailure) : [],
    ])
    const state = storeStateOf(common.configuration, site.tenant)
    if (findStore && state.isOpen) return { status: 302, location: findStore }
    if (page && !hasTime) onFailure('page', new DOMException('No time is left for its data.', 'TimeoutError'))

    const own = page && mayCarryData(page, state.access) ? declared.calls : []
    const answers = pageAnswersOf(own)
    const headline = headlineOf(answers, page?.route)
    const theme = z.safeParse(themeSchema, common.theme?.data).data
    const title = [headline.title ?? page?.route.title, state.businessName].filter(Boolean).join(' · ')
    const boot: Boot = {
      schema: 1,
      tenant: site.tenant,
      registry: { revision: site.registry.revision, remotes: forPages(site.registry.remotes) },
      identity: identity.settingsOf(site.tenant, (error) => onFailure('identity', error)),
      store: store ?? null,
      calls: [...Object.values(common).map(forPage), ...own],
      partnersOrigin,
    }
    const isKnown = isUnknown ? false : page ? !declared.isMissing : isShellPath(url.pathname)
    // A crawler that is given half a page forgets the other half; it is asked to come back.
    const status = statusOf(state.isOpen && !(isCrawler && declared.isLacking), isKnown)
    const left = Math.min(until - performance.now(), isCrawler ? CRAWLER_DEADLINE : renderDeadline)
    const rendered =
      page && state.isOpenToAll && hasTime && left > 0
        ? await render?.({ registry: site.registry, page, boot, address: url.pathname + url.search }, left)
        : undefined
    const document = documentOf({
      rendered,
      title,
      image: headline.image,
      head: pageHead({
        site,
        page: status === 200 ? page : undefined,
        query: url.searchParams,
        answers,
        headline,
        state,
        theme,
        configuration: z.safeParse(configurationSchema, common.configuration?.data).data,
        store,
        locations,
      }),
      state,
      theme,
      shell: site.registry.shell,
      preloads: state.isOpen ? preloadsOf(page, state.access) : [],
      boot,
    })
    return {
      ...document,
      status,
      page: page ? `${page.remoteName}/${page.pageName}` : 'none',
      checksAges: state.checksAges,
      isForAll: status === 200 && page?.route.isPublic === true && isComplete && rendered?.failures.length === 0,
    }
  }
}

/**
 * What a page gets of a registry: what is preloaded and asked for its document says by itself, and hashes do not
 * compress. Nothing in a page reads manifests, or which pages the server renders.
 */
const forPages = (remotes: Registry['remotes']) =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { surface, ...remote }]) => {
      const routes = Object.entries(surface.routes).map(
        ([page, route]) => [page, { ...route, data: undefined, isPublic: undefined }] as const,
      )
      return [
        name,
        {
          ...remote,
          surface: { ...surface, routes: Object.fromEntries(routes) },
          manifest: {},
          server: undefined,
          preloads: {},
        },
      ]
    }),
  )

function statusOf(isOpen: boolean, isKnown: boolean) {
  if (!isOpen) return 503
  return isKnown ? 200 : 404
}

/** Where somebody who has chosen no store is sent first; `undefined` where the page needs none. */
function wayToFindStore({ site, url }: PageRequest, page: PageMatch) {
  if (!page.route.guards?.includes('location')) return undefined
  return findLink(site.registry.remotes, 'findStore', { redirectFrom: returnPath(page, url.searchParams) })
}
