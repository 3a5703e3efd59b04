import { escapeHtml } from '../documents/escape.rules.ts'

/** A page of a store for search engines; `lastmod` where the store says when it was changed. */
export type Address = { readonly loc: string; readonly lastmod?: string | undefined }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const urlsetStart = `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`
export const urlsetEnd = '</urlset>\n'

export const urlElements = (addresses: readonly Address[]): string =>
  addresses.map(({ loc, lastmod }) => `<url><loc>${escapeHtml(loc)}</loc>${lastmodElement(lastmod)}</url>\n`).join('')

export const indexOf = (locations: readonly string[]): string =>
  [
    `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n`,
    ...locations.map((loc) => `<sitemap><loc>${escapeHtml(loc)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('')

/** W3C date and time; what is none is left out. */
function lastmodElement(lastmod: string | undefined) {
  const at = Date.parse(lastmod ?? '')
  return Number.isNaN(at) ? '' : `<lastmod>${new Date(at).toISOString()}</lastmod>`
}
