import type { StoreLinks } from './store-links.ts'

type Site = {
  readonly origin: string
  readonly name: string
  readonly logo: string | undefined
  readonly profiles: readonly string[]
  readonly links: StoreLinks
}

/** The tenant and its site (schema.org/Organization, WebSite), with how to search it. */
export function siteData({ origin, name, logo, profiles, links }: Site): readonly object[] {
  const search = links.to('search', {})
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name,
      url: `${origin}/`,
      ...(logo ? { logo } : {}),
      ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: `${origin}/`,
      publisher: { '@id': `${origin}/#organization` },
      ...(search
        ? {
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
              'query-input': 'required name=search_term_string',
            },
          }
        : {}),
    },
  ]
}
