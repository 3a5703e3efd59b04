import { themeSchema } from '@aisle/api/theme'
import { type Boot, type ChosenStore, fillCallTemplate, type InlinedCall } from '@aisle/contract'
import * as z from 'zod/mini'
import type { StoreSite } from '../hosts/store-site.ts'
import { documentHtml } from './document.html.ts'
import { headlineOf } from './headline.rules.ts'
import type { createIdentitySettings } from './identity-settings.ts'
import { findLink, isShellPath, matchPage, type PageMatch, returnPath } from './page-match.rules.ts'
import { preloadsOf } from './preloads.rules.ts'
import type { createSharedCalls } from './shared-calls.ts'
import type { StoreCalls } from './store-calls.ts'
import { storeStateOf } from './store-state.rules.ts'

/** Milliseconds that a page waits for its data; then it goes out without, and the browser asks. */
const DATA_DEADLINE = 300

export type DocumentServices = {
  readonly calls: StoreCalls
  readonly shared: ReturnType<typeof createSharedCalls>
  readonly identity: ReturnType<typeof createIdentitySettings>
  readonly partnersOrigin: string
  readonly dataDeadline?: number
  readonly now?: () => Date
}

export type PageRequest = {
  readonly site: StoreSite
  readonly url: URL
  readonly store: ChosenStore | undefined
  readonly nonce: string
  readonly onFailure: (call: string, error: unknown) => void
}

export type DocumentAnswer =
  | { readonly status: 302; readonly location: string }
  | { readonly status: 200 | 404 | 503; readonly html: string; readonly page: string }

/** Makes the documents of all stores. */
export function createDocuments(services: DocumentServices) {
  const { shared, identity, partnersOrigin, dataDeadline = DATA_DEADLINE, now = () => new Date() } = services

  return async function answer(request: PageRequest): Promise<DocumentAnswer> {
    const { site, url, store, onFailure } = request
    const page = matchPage(site.registry.remotes, url.pathname)
    const findStore = page && !store ? wayToFindStore(request, page) : undefined
    const [common, own] = await Promise.all([
      shared.readAll(site.tenant, AbortSignal.timeout(dataDeadline), onFailure),
      page && !findStore ? readDeclared(services, request, page) : [],
    ])
    const state = storeStateOf(common.configuration, site.tenant)
    if (findStore && state.isOpen) return { status: 302, location: findStore }

    const headline = headlineOf(own)
    const theme = z.safeParse(themeSchema, common.theme?.data).data
    const title = [headline.title ?? page?.route.title, state.businessName].filter(Boolean).join(' · ')
    const boot: Boot = {
      schema: 1,
      tenant: site.tenant,
      registry: { revision: site.registry.revision, remotes: site.registry.remotes },
      identity: identity.settingsOf(site.tenant, (error) => onFailure('identity', error)),
      store: store ?? null,
      calls: [...Object.values(common), ...own],
      serverTime: now().toISOString(),
      partnersOrigin,
    }
    const status = statusOf(state.isOpen, page !== undefined || isShellPath(url.pathname))
    const html = documentHtml({
      nonce: request.nonce,
      title,
      headline,
      state,
      theme,
      shell: site.registry.shell,
      preloads: state.isOpen ? preloadsOf(page) : [],
      boot,
      isListed: status === 200 && page?.route.isPublic === true,
    })
    return { status, html, page: page ? `${page.remoteName}/${page.pageName}` : 'none' }
  }
}

function statusOf(isOpen: boolean, isKnown: boolean) {
  if (!isOpen) return 503
  return isKnown ? 200 : 404
}

/** Where somebody who has chosen no store is sent first; `undefined` where the page needs none. */
function wayToFindStore({ site, url }: PageRequest, page: PageMatch) {
  if (!page.route.guards?.includes('location')) return undefined
  return findLink(site.registry.remotes, 'findStore', { redirectFrom: returnPath(page, url.searchParams) })
}

/** The answers of the calls that a route declares, as far as they could be had in time. */
async function readDeclared(
  { calls, dataDeadline = DATA_DEADLINE }: DocumentServices,
  { site, url, store, onFailure }: PageRequest,
  { route, params }: PageMatch,
): Promise<readonly InlinedCall[]> {
  const signal = AbortSignal.timeout(dataDeadline)
  const context = { path: params, query: url.searchParams, shopping: store ?? {} }
  const answers = await Promise.all(
    (route.data ?? []).map(async (template) => {
      try {
        return [await calls.read(site.tenant, template.call, fillCallTemplate(template, context), signal)]
      } catch (error) {
        onFailure(template.call, error)
        return []
      }
    }),
  )
  return answers.flat()
}
