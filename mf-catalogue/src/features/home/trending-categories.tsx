import { trendingCategories } from '@aisle/api/category'
import { Link, useCallIfReady, useShoppingTerms, useTenant } from '@aisle/platform'
import { Image } from '@aisle/ui/image'
import { PageSection } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { useNearby } from './use-nearby.ts'

/** The categories that are bought most, where the store shows them; nothing when they cannot be had. Below the page. */
export function TrendingCategories() {
  const isOn = useTenant((tenant) => tenant.configuration?.businessConfigurations.showTrendingCategory === true)
  const { locationID, ...terms } = useShoppingTerms()
  const query = { ...(locationID ? { locationId: locationID } : {}), ...terms }
  const [place, isNear] = useNearby()
  const { data } = useCallIfReady(trendingCategories, { query }, { enabled: isOn && isNear })
  if (!data || data.items.length === 0) return <div ref={place} />
  return (
    <PageSection title={messages.trendingCategories}>
      <List>
        {data.items.map(({ categoryID, categoryName, seoName, imageURL }) => (
          <li key={categoryID}>
            <Link to="category" params={{ seoName }}>
              <Image src={imageURL} alt="" width={96} height={96} />
              {categoryName}
            </Link>
          </li>
        ))}
      </List>
    </PageSection>
  )
}

const List = styled.ul`
  display: flex;
  gap: var(--space-3);
  overflow-x: auto;
  padding: 4px;
  a,
  span {
    display: grid;
    gap: var(--space-2);
    justify-items: center;
    width: 112px;
    padding: var(--space-2);
    border-radius: var(--radius-m);
    color: inherit;
    font-size: var(--text-s);
    text-align: center;
    text-decoration: none;
  }
  a:hover {
    background: var(--color-accent-soft);
  }
`
