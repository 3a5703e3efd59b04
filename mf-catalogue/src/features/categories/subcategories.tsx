import { categoryList } from '@aisle/api/category'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { LinkButton } from '@aisle/ui/link-button'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { subcategoriesInput } from './categories.calls.ts'

/**
 * The shelves inside a category; nothing when there are none or they cannot be had. Until that is known their place is
 * kept, so that the list below stays where it is.
 */
export function Subcategories({ seoName }: { readonly seoName: string }) {
  const { data, isError } = useCallIfReady(categoryList, subcategoriesInput(seoName, useShoppingTerms()))
  const children = data?.items.find((category) => category.seoName === seoName)?.childCategory ?? []
  if (!data && !isError) return <Place />
  if (children.length === 0) return null
  return (
    <nav aria-label={messages.categories}>
      <List>
        {children.map((child) => (
          <li key={child.categoryID}>
            <LinkButton to="category" params={{ seoName: child.seoName }} variant="secondary" size="s">
              {child.categoryName}
            </LinkButton>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding: 4px;
  white-space: nowrap;
`

/** As high as a list of small buttons. */
const Place = styled.div`
  height: calc(var(--target) + 8px);
`
