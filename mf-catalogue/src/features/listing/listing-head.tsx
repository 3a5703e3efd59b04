import type { ProductList } from '@aisle/api/product-listing'
import { Breadcrumbs, type Crumb } from '@aisle/ui/breadcrumbs'
import { PageTitle } from '@aisle/ui/page-layout'
import { Skeleton } from '@aisle/ui/skeleton'
import { usePageTitle } from '@aisle/platform'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { listingMessages } from './listing.messages.ts'
import { FavoriteAllButton } from '../favorites/favorite-all-button.tsx'
import { contentTarget } from '../home/content-link.rules.ts'

type ListingHeadProps = {
  readonly list: ProductList | undefined
  /** Where the list does not name itself. */
  readonly title?: string
  /** Where the page is not named by its heading. */
  readonly pageTitle?: string
  /** Where the page knows it better than the list. */
  readonly description?: string | null
  /** There is nothing below it, and nothing on its way. */
  readonly isBare?: boolean
}

/** Breadcrumbs, title bar and description of a listing. */
export function ListingHead({
  list,
  title = list?.title ?? undefined,
  pageTitle = title ?? listingMessages.products,
  description = list?.description,
  isBare,
}: ListingHeadProps) {
  usePageTitle(pageTitle)
  return (
    <Head>
      <Breadcrumbs crumbs={crumbsOf(list, title)} />
      <PageTitle
        aside={
          isBare ? null : (
            // What takes the place has not moved there from where the shorter or longer title left it.
            <Beside key={list ? 'known' : 'awaited'} data-text={messages.addAllFavorites}>
              {list ? <FavoriteAllButton products={list.items} /> : null}
            </Beside>
          )
        }
      >
        {title ?? (list || isBare ? listingMessages.products : <Skeleton width="240px" height="1.2em" />)}
      </PageTitle>
      {description ? <Description>{description}</Description> : null}
    </Head>
  )
}

function crumbsOf(list: ProductList | undefined, title: string | undefined): readonly Crumb[] {
  const way = list?.breadcrumbs ?? []
  const steps = way.map((step) => ({ label: step.title, target: contentTarget(step.linkType, step.seoName) }))
  const home: Crumb = { label: messages.home, target: { to: 'home' } }
  const isNamed = steps.at(-1)?.label === title
  return [home, ...steps, ...(isNamed || !title ? [] : [{ label: title }])]
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`

/** Keeps the place of a button with this text and a small icon, which comes later, or in parts over a slow network. */
const Beside = styled.div`
  display: grid;
  justify-items: start;
  min-height: var(--target);
  &::before {
    content: attr(data-text);
    height: 0;
    padding-inline-end: 28px;
    font-weight: 600;
    visibility: hidden;
  }
`

const Description = styled.p`
  max-width: 75ch;
  color: var(--color-muted);
`
