import { orderList, type OrderPeriod, type OrderTab } from '@aisle/api/order'
import { useCall, useQueryParams } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { TruckIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster, PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { Pagination } from '@aisle/ui/pagination'
import { Select } from '@aisle/ui/select'
import { useLastPage } from '@aisle/ui/use-last-page'
import { useRememberedQuery } from '@aisle/ui/use-remembered-query'
import { OrderCard } from '../features/order-list/order-card.tsx'
import { periodLabels, readFilters, tabLabels } from '../features/order-list/order-filters.ts'
import { messages } from '../orders.messages.ts'

const PAGE_SIZE = 20
/** Choices that a customer finds again (spec 1 §3). */
const REMEMBERED = ['period', 'status'] as const

/** The customer's orders, by period and state (spec 2 §2). */
export default function OrdersPage() {
  const [query, setQuery] = useQueryParams()
  const filters = readFilters(query)
  const orders = useCall(orderList, { query: { ...filters, PageSize: PAGE_SIZE } })
  const remember = useRememberedQuery({ list: 'orders', names: REMEMBERED })
  const choose = (name: string, value: string, replace = false) => {
    const next = new URLSearchParams({ ...Object.fromEntries(query), page: '1', [name]: value })
    remember(next)
    setQuery(next, { replace })
  }
  useLastPage({
    page: filters.Page,
    pageSize: PAGE_SIZE,
    count: orders.count,
    onPage: (last) => choose('page', String(last), true),
  })
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle>{messages.orders}</PageTitle>
        <Cluster>
          <Select
            label={messages.status}
            value={filters.status}
            options={optionsOf<OrderTab>(tabLabels)}
            onChange={(event) => choose('status', event.currentTarget.value)}
          />
          <Select
            label={messages.period}
            value={filters.period}
            options={optionsOf<OrderPeriod>(periodLabels)}
            onChange={(event) => choose('period', event.currentTarget.value)}
          />
        </Cluster>
        {orders.count === 0 ? (
          <EmptyState
            icon={<TruckIcon size={40} />}
            title={messages.emptyTitle}
            text={messages.emptyText}
            actions={<LinkButton to="home">{messages.startShopping}</LinkButton>}
          />
        ) : null}
        {orders.items.map((order) => (
          <OrderCard key={order.orderID} order={order} />
        ))}
        <Pagination
          page={filters.Page}
          pageSize={PAGE_SIZE}
          count={orders.count}
          noun={messages.noun}
          onPage={(page) => choose('page', String(page))}
        />
      </Stack>
    </PageLayout>
  )
}

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))
