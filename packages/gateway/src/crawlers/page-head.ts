import type { Configuration } from '@aisle/api/configuration'
import type { Location } from '@aisle/api/location'
import type { Theme } from '@aisle/api/theme'
import type { ChosenStore } from '@aisle/contract'
import { escapeHtml } from '../documents/escape.rules.ts'
import type { Headline } from '../documents/headline.rules.ts'
import type { PageAnswers } from '../documents/page-answers.rules.ts'
import type { PageMatch } from '../documents/page-match.rules.ts'
import { imageAddress, type StoreState } from '../documents/store-state.rules.ts'
import type { StoreSite } from '../hosts/store-site.ts'
import { breadcrumbData } from './breadcrumb-data.rules.ts'
import { canonicalOf } from './canonical.rules.ts'
import { excerptOf } from './excerpt.rules.ts'
import { isListed } from './listed.rules.ts'
import { productData } from './product-data.rules.ts'
import { shareImageOf, sharingTags } from './sharing.rules.ts'
import { siteData } from './site-data.rules.ts'
import { storeData } from './store-data.rules.ts'
import { storeLinks } from './store-links.ts'

export type HeadFacts = {
  readonly site: StoreSite
  /** `undefined` for a page that does not exist or is the shell's own. */
  readonly page: PageMatch | undefined
  readonly query: URLSearchParams
  readonly answers: PageAnswers
  readonly headline: Headline
  readonly state: StoreState
  readonly theme: Theme | undefined
  readonly configuration: Configuration | undefined
  /** In whose terms the page speaks. */
  readonly store: ChosenStore | undefined
  /** Stores of the tenant, for its home page. */
  readonly locations: readonly Location[]
}

export type PageHead = { readonly tags: string; readonly data: readonly object[] }

/** What the document tells crawlers: what the page is about, where it really is, whether to list it. */
export function pageHead(facts: HeadFacts): PageHead {
  const { site, page, query, answers, headline, state } = facts
  const description = excerptOf(
    headline.description ?? [headline.title, state.businessName].filter(Boolean).join(' · '),
  )
  const isForLists = page !== undefined && isListed(page, state.access, answers)
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isForLists ? [] : ['<meta name="robots" content="noindex">']),
  ]
  if (!page?.route.isPublic) return { tags: tags.join('\n'), data: [] }

  const url = canonicalOf(site.origin, page, query, answers)
  const title = headline.title ?? (page.route.linkName === 'home' ? state.businessName : page.route.title)
  const { product } = answers
  const sharing = { title, description, siteName: state.businessName, url, image: shareImage(facts), product }
  return {
    tags: [...tags, `<link rel="canonical" href="${escapeHtml(url)}">`, sharingTags(sharing)].join('\n'),
    data: isForLists ? dataOf(facts, page, { url, title }) : [],
  }
}

/** The tenant's own image for shared links is the icon of its theme (spec 1 §7). */
function shareImage({ site, headline, theme, configuration }: HeadFacts) {
  const { absolute } = storeLinks(site)
  const { logoURL, defaultProductImageURL } = configuration?.businessConfigurations ?? {}
  const [own, ...tenants] = [headline.image, theme?.faviconURL, logoURL, defaultProductImageURL].map((address) =>
    absolute(imageAddress(address)),
  )
  return shareImageOf(own, ...tenants)
}

type Here = { readonly url: string; readonly title: string }

function dataOf(facts: HeadFacts, { route }: PageMatch, { url, title }: Here): readonly object[] {
  const { site, answers, state, store, configuration, locations } = facts
  const { origin } = site
  const links = storeLinks(site)
  const { businessName: name } = state
  if (route.linkName === 'home') {
    const profiles = configuration?.socialPlatforms.map((platform) => platform.url) ?? []
    const logo = links.absolute(state.logoUrl)
    return [
      ...siteData({ origin, name, logo, profiles, links }),
      ...locations.map((location) => storeData(location, origin, links)),
    ]
  }
  return [
    ...(answers.product ? [productData(answers.product, { url, seller: name, storeName: store?.name, links })] : []),
    ...(answers.location ? [storeData(answers.location, origin, links)] : []),
    breadcrumbData(answers, { title, url, home: name, links }),
  ]
}
