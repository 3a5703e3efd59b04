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

/** The preloads that React writes before the first element of a page, and the one attribute of them asked for. */
const WRITTEN_PRELOADS = /^(?:<link rel="preload" [^>]*>)+/
const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** Printable characters as React writes them, without those that end the address or a parameter in the header. */
const SAYABLE = /^(?:[ !#-%'-;=?-[\]-~]|&amp;)*$/

/**
 * The main image of a page that the server rendered, as a value of the header `Link` (RFC 8288, section 3): the browser
 * asks for it before it has read the first byte of the document, and a CDN before the gateway has answered (103).
 *
 * @param html - the page as React wrote it: an image that it preloads with high priority is the main one
 */
export function mainImageLink(html: string): string | undefined {
  const tags = WRITTEN_PRELOADS.exec(html)?.[0].match(/<link [^>]*>/g) ?? []
  const tag = tags.find((one) => attributeOf(one, 'as') === 'image' && attributeOf(one, 'fetchpriority') === 'high')
  if (!tag) return undefined
  const written = ['href', 'imagesrcset', 'imagesizes'].map((name) => attributeOf(tag, name) ?? '')
  if (!written.every((value) => SAYABLE.test(value))) return undefined
  const [href, set = '', sizes] = written.map((value) => value.replaceAll('&amp;', '&'))
  // Chromium asks for nothing where the address is empty, and for one of the set alone where there is a set.
  const address = href || (set.trim().split(/[\s,]/, 1)[0] ?? '')
  // One of another origin waits for that origin's name; it is found in the page as well.
  if (!address.startsWith('/') || address.startsWith('//')) return undefined
  const parameters = ['rel=preload', 'as=image', 'fetchpriority=high']
  if (set) parameters.push(`imagesrcset="${set}"`, `imagesizes="${sizes}"`)
  return [`<${address}>`, ...parameters].join('; ')
}

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
