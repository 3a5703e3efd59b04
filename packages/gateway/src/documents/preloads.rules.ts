import type { Asset, Registry } from '@aisle/contract'
import { formatOf } from '../pictures/picture-format.rules.ts'
import { escapeHtml } from './escape.rules.ts'
import type { PageMatch } from './page-match.rules.ts'
import type { StoreAccess } from './store-state.rules.ts'

export type Preload = Asset & { readonly as: 'script' | 'style' }

const kindOf = (url: string) => (/\.css(\?|$)/.test(url) ? 'style' : 'script')

/**
 * What the first view of a page runs, beside the shell: its remote's entry and its own first chunks. Nothing of a page
 * that asks who somebody is, how old, or for the store's code, which the gateway does not know: that comes before any
 * code is fetched (spec 1 §2, §4).
 */
export function preloadsOf(page: PageMatch | undefined, access: StoreAccess = 'all'): readonly Preload[] {
  if (!page || page.route.guards?.some((guard) => guard === 'login' || guard === 'loyalty')) return []
  if (access === 'code' || (access === 'adults' && page.route.demandsAge === 'browsing')) return []
  const { remote, pageName } = page
  return [remote.entry, ...(remote.preloads[pageName] ?? [])].map((asset) => ({ ...asset, as: kindOf(asset.url) }))
}

/**
 * Whether the head of a document preloads its main image. One that the server rendered has that, as the page wants it,
 * before its first element, 7 KiB on (ADR 19). One that is left to the browser does not say which width it will take.
 */
export const isPreloaded = (image: string, isRendered: boolean): boolean =>
  !isRendered && !(image.startsWith('/images/') && formatOf(image))

const asset = ({ url, integrity }: Asset, attribute: 'src' | 'href') =>
  `${attribute}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`

/**
 * Tags with integrity and `crossorigin` like those of the request that follows: a preload that differs in one of them
 * is fetched a second time.
 */
export const preloadTags = (preloads: readonly Preload[]): string =>
  preloads.map((preload) => `<link rel="preload" as="${preload.as}" ${asset(preload, 'href')}>`).join('\n')

export const shellTags = (shell: Registry['shell']): string =>
  [
    ...(shell?.styles ?? []).map((style) => `<link rel="stylesheet" ${asset(style, 'href')}>`),
    ...(shell?.scripts ?? []).map((script) => `<script defer ${asset(script, 'src')}></script>`),
  ].join('\n')
