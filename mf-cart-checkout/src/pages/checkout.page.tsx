import { cart, useCart, useCartCount } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../cart.messages.ts'
import { Notices } from '../features/notices/notices.tsx'
import { OutcomeUnknown } from '../features/placing/place-order.ts'
import { RecentOrderLink } from '../features/placing/recent-order-link.tsx'
import { usePlaceOrder } from '../features/placing/use-place-order.ts'
import { Checkout } from '../features/steps/checkout.tsx'
import { useShopKey } from '../features/steps/use-progress.ts'

export default function CheckoutPage() {
  return (
    <PageLayout>
      <PageTitle>Checkout</PageTitle>
      <Notices />
      <CheckoutContent />
    </PageLayout>
  )
}

function CheckoutContent() {
  const status = useCart((state) => state.status)
  const detail = useCart((state) => state.detail)
  const itemCount = useCartCount()
  const place = usePlaceOrder()
  // Another store, or another way to get the goods, begins anew.
  const shopKey = useShopKey()
  if (detail && detail.totalItems > 0) return <Checkout key={shopKey} detail={detail} place={place} />
  if (status === 'starting' || place.isPending || place.isSuccess) {
    return <CheckoutSkeleton label={place.isIdle ? messages.loadingCart : messages.placing} />
  }
  if (place.error instanceof OutcomeUnknown) {
    const askAgain = () => place.variables && place.mutate(place.variables)
    return (
      <Alert variant="danger" actions={<Button onClick={askAgain}>{messages.tryAgain}</Button>}>
        {messages.outcomeUnknown}
      </Alert>
    )
  }
  if (status === 'failed') {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void cart.refresh()}>{messages.tryAgain}</Button>}>
        {messages.loadFailed}
      </Alert>
    )
  }
  // What was just added may still be on its way.
  if (itemCount > 0) return <CheckoutSkeleton label={messages.loadingCart} />
  return (
    <EmptyState
      title={messages.emptyTitle}
      text={messages.emptyText}
      actions={
        <>
          <LinkButton to="home">{messages.startShopping}</LinkButton>
          <RecentOrderLink />
        </>
      }
    />
  )
}

const CheckoutSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton height="480px" radius="m" />
  </Loading>
)
