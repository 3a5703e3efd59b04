import { categoryList } from '@aisle/api/category'
import { useCallIfReady, useShoppingTerms, useTenant } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { StoreIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster, PageTitle } from '@aisle/ui/page-layout'
import { messages } from '../../catalogue.messages.ts'
import { allCategoriesInput } from '../categories/categories.calls.ts'
import { TrendingProducts } from '../search/trending-products.tsx'
import { homeMessages } from './home.messages.ts'

/** Home of a store that has no home page of its own yet: the way to its shelves, and what is bought most. */
export default function PlainHome() {
  const businessName = useTenant((tenant) => tenant.configuration?.businessConfigurations.businessName)
  const { data } = useCallIfReady(categoryList, allCategoriesInput(useShoppingTerms()))
  return (
    <>
      <PageTitle>{homeMessages.welcome(businessName ?? '')}</PageTitle>
      {data?.items.length === 0 ? (
        <EmptyState icon={<StoreIcon size={40} />} title={homeMessages.noProducts} text={homeMessages.noProductsText} />
      ) : null}
      {data && data.items.length > 0 ? (
        <nav aria-label={messages.categories}>
          <Cluster as="ul">
            {data.items.map(({ categoryID, categoryName, seoName }) => (
              <li key={categoryID}>
                <LinkButton to="category" params={{ seoName }} variant="secondary">
                  {categoryName}
                </LinkButton>
              </li>
            ))}
          </Cluster>
        </nav>
      ) : null}
      <TrendingProducts />
    </>
  )
}
