import { categoryList } from '@aisle/api/category'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { sortOptions } from '@aisle/ui/listing-sort.rules'
import { Select } from '@aisle/ui/select'
import styled from 'styled-components'
import type { WishlistState } from './wishlist-state.rules.ts'
import { wishlistMessages as texts } from './wishlists.messages.ts'

type WishlistChoicesProps = {
  readonly state: WishlistState
  readonly onChange: (name: 'sortBy' | 'category', value: string) => void
}

/** The orders of a wishlist (spec 2 §9). */
const options = sortOptions()

/** Which products of a list are shown, and in which order (spec 2 §9). */
export function WishlistChoices({ state, onChange }: WishlistChoicesProps) {
  const categories = useCategoryOptions(state.category)
  return (
    <Choices>
      {categories.length > 0 ? (
        <Select
          label={texts.category}
          isLabelHidden
          value={state.category ?? ''}
          placeholder={texts.allCategories}
          options={categories}
          onChange={(event) => onChange('category', event.target.value)}
        />
      ) : null}
      <Select
        label={texts.sortBy}
        isLabelHidden
        value={String(state.sortBy)}
        options={options}
        onChange={(event) => onChange('sortBy', event.target.value)}
      />
    </Choices>
  )
}

/** The store's top categories. Where they do not load (spec 1 §8: silently), the chosen one can still be left. */
function useCategoryOptions(chosen: string | undefined) {
  const { locationID, ...terms } = useShoppingTerms()
  const { data } = useCallIfReady(categoryList, {
    query: { includeChild: 0, DisablePaging: true, ...(locationID ? { LocationID: locationID } : {}), ...terms },
  })
  const options = (data?.items ?? []).map(({ categoryID, categoryName }) => ({
    value: categoryID,
    label: categoryName,
  }))
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: texts.chosenCategory }]
}

const Choices = styled.div`
  display: grid;
  flex: 0 1 480px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--space-2);
`
