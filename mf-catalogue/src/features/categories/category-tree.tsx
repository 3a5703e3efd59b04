import { type Category, categoryList } from '@aisle/api/category'
import { Link, useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Disclosure } from '@aisle/ui/disclosure'
import { EmptyState } from '@aisle/ui/empty-state'
import { StoreIcon } from '@aisle/ui/icons'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { RetryButton } from '../boundary/retry-button.tsx'
import { homeMessages } from '../home/home.messages.ts'
import { allCategoriesInput } from './categories.calls.ts'

/** Every category of the store; those with shelves inside open. */
export function CategoryTree({ onChoose }: { readonly onChoose: () => void }) {
  const { data, error, isError, refetch } = useCallIfReady(categoryList, allCategoriesInput(useShoppingTerms()))
  if (isError) {
    return (
      <EmptyState
        title={messages.failed.title}
        text={messages.failed.text}
        actions={<RetryButton error={error} onRetry={() => void refetch()} />}
      />
    )
  }
  if (!data) {
    return (
      <Loading label={messages.categories}>
        <Skeleton height="480px" />
      </Loading>
    )
  }
  if (data.items.length === 0)
    return (
      <EmptyState icon={<StoreIcon size={40} />} title={homeMessages.noProducts} text={homeMessages.noProductsText} />
    )
  return data.items.map((category) => <Branch key={category.categoryID} category={category} onChoose={onChoose} />)
}

type BranchProps = { readonly category: Category; readonly onChoose: () => void }

function Branch({ category, onChoose }: BranchProps) {
  const { categoryName, seoName, childCategory = [] } = category
  const link = (target: Pick<Category, 'seoName'>, label: string) => (
    <Line>
      <Link to="category" params={{ seoName: target.seoName }} onClick={onChoose}>
        {label}
      </Link>
    </Line>
  )
  if (childCategory.length === 0) return link(category, categoryName)
  return (
    <Disclosure title={categoryName}>
      {link({ seoName }, `All of ${categoryName}`)}
      {childCategory.map((child) => (
        <Branch key={child.categoryID} category={child} onChoose={onChoose} />
      ))}
    </Disclosure>
  )
}

const Line = styled.div`
  > * {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`
