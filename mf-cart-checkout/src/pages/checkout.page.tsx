import { cart, useCart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../cart.messages.ts'
import { Checkout } from '../features/steps/checkout.tsx'

export default function CheckoutPage() {
  return (
    <PageLayout>
      <PageTitle>Checkout</PageTitle>
      <CheckoutContent />
    </PageLayout>
  )
}

function CheckoutContent() {
  const status = useCart((state) => state.status)
  const detail = useCart((state) => state.detail)
  if (detail && detail.totalItems > 0) return <Checkout detail={detail} />
  if (status === 'starting') {
    return (
      <Loading label="Loading your cart">
        <Skeleton height="480px" radius="m" />
      </Loading>
    )
  }
  if (status === 'failed') {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void cart.refresh()}>{messages.tryAgain}</Button>}>
        {messages.loadFailed}
      </Alert>
    )
  }
  return (
    <EmptyState
      title={messages.emptyTitle}
      text={messages.emptyText}
      actions={<LinkButton to="home">{messages.startShopping}</LinkButton>}
    />
  )
}
