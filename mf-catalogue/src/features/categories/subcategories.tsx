import { categoryList } from '@aisle/api/category'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { LinkButton } from '@aisle/ui/link-button'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { subcategoriesInput } from './categories.calls.ts'

type SubcategoriesProps = {
  readonly seoName: string
  /** The products below are shown: from now on they stay where they are. */
  readonly isListed: boolean
}

/**
 * The shelves inside a category; nothing when there are none or they cannot be had. Where that was not known in time for
 * the products, their place was kept and stays.
 */
export function Subcategories({ seoName, isListed }: SubcategoriesProps) {
  const { data, isError } = useCallIfReady(categoryList, subcategoriesInput(seoName, useShoppingTerms()))
  const isAwaited = !data && !isError
  const [isPlaceKept, setIsPlaceKept] = useState(false)
  if (isListed && isAwaited && !isPlaceKept) setIsPlaceKept(true)
  const children = data?.items.find((category) => category.seoName === seoName)?.childCategory ?? []
  if (children.length === 0) return isAwaited || isPlaceKept ? <Place /> : null
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
  /* Room for the outline of what has the focus. */
  margin-inline: -4px;
  padding: 4px;
  white-space: nowrap;
`

/** As high as a list of small buttons. */
const Place = styled.div`
  height: calc(var(--target) + 8px);
`
