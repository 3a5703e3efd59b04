import type { Category } from '@aisle/api/category'
import { Link } from '@aisle/platform'
import { Image } from '@aisle/ui/image'
import { PageSection } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'

/** Categories with their pictures, in one row. */
export default function TrendingList({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <PageSection title={messages.trendingCategories}>
      <List>
        {categories.map(({ categoryID, categoryName, seoName, imageURL }) => (
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
