import { formatMoney } from '@aisle/api/money'
import { orderTotal } from '@aisle/api/order-totals'
import { cart, Slot, useCart, useCartCount } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { CartIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { messages } from '../cart.messages.ts'
import { CartAlerts } from '../features/alerts/cart-alerts.tsx'
import { EmptyCartButton } from '../features/empty/empty-cart-button.tsx'
import { BelowCart } from '../features/lines/below-cart.tsx'
import { Aside, CartColumns, StickyBar, TwoColumns, WideOnly } from '../features/lines/cart-layout.tsx'
import { CartGroup } from '../features/lines/cart-group.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { isHeldByStock } from '../features/out-of-stock/held-by-stock.rules.ts'
import { OutOfStock } from '../features/out-of-stock/late-out-of-stock.ts'
import { addsDelivery, beforeDelivery } from '../features/savings/before-delivery.rules.ts'
import { CartSavings } from '../features/savings/late-cart-savings.ts'
import { savingsMessages } from '../features/savings/savings.messages.ts'
import { useUnansweredOrder } from '../features/placing/use-place-order.ts'
import { SubstituteAll } from '../features/substitution/substitute-all.tsx'
import { missingForMinimum } from '../features/totals/minimum-order.rules.ts'
import { OrderTotalsList } from '@aisle/ui/order-totals'

export default function CartPage() {
  useUnansweredOrder()
  return (
    <PageLayout>
      <PageTitle>Your Cart</PageTitle>
      <CartAlerts />
      <Slot name="cart.alerts" props={{}} />
      <Notices />
      <CartColumns>
        <CartContent />
        <BelowCart />
      </CartColumns>
    </PageLayout>
  )
}

function CartContent() {
  const status = useCart((state) => state.status)
  const detail = useCart((state) => state.detail)
  const isChanging = useCart((state) => Object.keys(state.wanted).length > 0)
  const itemCount = useCartCount()

  if (status === 'starting') return <CartSkeleton />
  if (status === 'failed' && !detail) return <CartFailure />
  // What was just added may still be on its way to a cart that has nothing yet.
  if (!detail || detail.totalItems === 0) return itemCount > 0 ? <CartSkeleton /> : <EmptyCart />

  const shown = beforeDelivery(detail)
  const groups = Object.values(detail.fulfillments)
  const { tipAmount } = detail.orderSummary
  const isShort = groups.some((group) => missingForMinimum(group, tipAmount) > 0) || isHeldByStock(detail)
  return (
    <>
      <Stack data-gap={5}>
        {isHeldByStock(detail) ? <OutOfStock /> : null}
        <SubstituteAll detail={detail} />
        {groups.map((group) => (
          <CartGroup key={group.fulfillmentMethodID} group={group} tipAmount={tipAmount} />
        ))}
        <EmptyCartButton detail={detail} />
      </Stack>
      <Aside>
        <Panel>
          <Stack data-gap={4}>
            <OrderTotalsList totals={shown.orderSummary} isChanging={isChanging} />
            {addsDelivery(detail) ? <p>{savingsMessages.deliveryLater}</p> : null}
            <Slot name="cart.aside" props={{}} />
            {isShort ? null : (
              <WideOnly>
                <LinkButton to="checkout" isWide size="l">
                  Checkout
                </LinkButton>
              </WideOnly>
            )}
          </Stack>
        </Panel>
        <CartSavings detail={shown} />
      </Aside>
      {isShort ? null : (
        <StickyBar>
          <strong>{formatMoney(orderTotal(shown.orderSummary))}</strong>
          <LinkButton to="checkout" isWide size="l">
            Checkout
          </LinkButton>
        </StickyBar>
      )}
    </>
  )
}

const EmptyCart = () => (
  <EmptyState
    icon={<CartIcon size={40} />}
    title={messages.emptyTitle}
    text={messages.emptyText}
    actions={<LinkButton to="home">{messages.startShopping}</LinkButton>}
  />
)

const CartFailure = () => (
  <Alert variant="danger" actions={<Button onClick={() => void cart.refresh()}>{messages.tryAgain}</Button>}>
    {messages.loadFailed}
  </Alert>
)

const CartSkeleton = () => (
  <Loading label={messages.loadingCart}>
    <TwoColumns>
      <Stack data-gap={4}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height="112px" radius="m" />
        ))}
      </Stack>
      <Aside>
        <Skeleton height="240px" radius="m" />
      </Aside>
    </TwoColumns>
  </Loading>
)
