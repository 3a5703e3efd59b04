import type { CartDetail } from '@aisle/api/cart-detail'
import { useSession } from '@aisle/platform'
import { Disclosure } from '@aisle/ui/disclosure'
import { Stack } from '@aisle/ui/page-layout'
import { useState } from 'react'
import { AppliedCoupons } from './applied-coupons.tsx'
import { CouponCode } from './coupon-code.tsx'
import { HeldCoupons } from './held-coupons.tsx'
import { LoyaltyDollars } from './loyalty-dollars.tsx'
import { savingsMessages as texts } from './savings.messages.ts'

/** Coupons, codes and loyalty dollars of a cart (spec 2 §4). What is used stands open, the rest behind its title. */
export function Savings({ detail }: { readonly detail: CartDetail }) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const { loyalty, orderNumber, orderSummary, idleCoupons = [] } = detail
  // As it was when the page came: nothing closes under the shopper's hand.
  const [isOpen] = useState({
    coupons: (orderSummary.coupons ?? []).length + idleCoupons.length > 0,
    loyalty: (loyalty?.asked ?? 0) > 0,
  })
  if (!orderNumber) return null
  return (
    <div>
      <Disclosure title={texts.coupons} isOpen={isOpen.coupons}>
        <Stack data-gap={4}>
          <AppliedCoupons detail={detail} orderNumber={orderNumber} />
          <CouponCode />
          {isCustomer ? <HeldCoupons detail={detail} /> : null}
        </Stack>
      </Disclosure>
      {loyalty && (loyalty.redeemable > 0 || loyalty.asked > 0) ? (
        <Disclosure title={texts.loyalty} isOpen={isOpen.loyalty}>
          <LoyaltyDollars loyalty={loyalty} />
        </Disclosure>
      ) : null}
    </div>
  )
}
