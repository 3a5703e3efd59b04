import { discountList } from '@aisle/api/discount'
import { useCallIfReady, useShoppingTerms } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { TagIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { RetryButton } from '../boundary/retry-button.tsx'
import { discountsMessages } from './discounts.messages.ts'
import { DiscountCard } from './discount-card.tsx'
import { discountsInput } from './discounts.calls.ts'

/** The store's deals, ten at a time. Every page is a call of its own, so that the first one may come with the document. */
export function DiscountPages() {
  const [pages, setPages] = useState(1)
  return (
    <>
      {Array.from({ length: pages }, (_, index) => (
        <DiscountPage
          key={index}
          page={index + 1}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  )
}

type DiscountPageProps = {
  readonly page: number
  /** Only the last page leads on. */
  readonly onMore: (() => void) | undefined
}

function DiscountPage({ page, onMore }: DiscountPageProps) {
  const { data, error, isError, refetch } = useCallIfReady(discountList, discountsInput(page, useShoppingTerms()))
  if (isError) {
    return (
      <Alert variant="danger" actions={<RetryButton error={error} onRetry={() => void refetch()} />}>
        {messages.failed.text}
      </Alert>
    )
  }
  if (!data) return <Placeholders />
  if (page === 1 && data.items.length === 0) return <NoDeals />
  return (
    <>
      <List>
        {data.items.map((discount) => (
          <li key={discount.discountID}>
            <DiscountCard discount={discount} />
          </li>
        ))}
      </List>
      {data.hasNext && onMore ? (
        <More>
          <Button onClick={onMore}>{discountsMessages.more}</Button>
        </More>
      ) : null}
    </>
  )
}

function NoDeals() {
  return (
    <EmptyState
      icon={<TagIcon size={40} />}
      title={discountsMessages.empty}
      text={discountsMessages.emptyText}
      actions={<LinkButton to="home">{messages.home}</LinkButton>}
    />
  )
}

function Placeholders() {
  return (
    <Loading label={discountsMessages.title}>
      <List as="div">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="180px" radius="l" />
        ))}
      </List>
    </Loading>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
`

const More = styled.div`
  text-align: center;
`
