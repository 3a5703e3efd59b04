import type { CartDetail } from '@aisle/api/cart-detail'
import { applyCoupon } from '@aisle/api/cart-discount'
import { customerCoupons, type CustomerCoupon } from '@aisle/api/customer'
import { api, openDialog, toast, useCallIfReady, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { formatDay } from '@aisle/ui/day.rules'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { errorText } from '@aisle/ui/error-text.rules'
import { useId } from 'react'
import styled from 'styled-components'
import { isSaidInPlace, showCartError } from '../errors/show-cart-error.ts'
import { savingsMessages as texts } from './savings.messages.ts'
import { useCartCall } from './use-cart-call.ts'

/** Coupons that the customer holds and this cart does not use. One that is used makes room once that is said. */
export function HeldCoupons({ detail }: { readonly detail: CartDetail }) {
  const id = useId()
  const locationID = useShopping((state) => state.store?.locationId)
  const held = useCallIfReady(
    customerCoupons,
    { query: { locationID: locationID ?? '' } },
    { enabled: locationID !== undefined },
  )
  const apply = useCartCall(
    (body: { readonly couponID: string; readonly isReplacing: boolean }) => api.call(applyCoupon, { body }),
    {
      onDone: () => toast('success', texts.applied),
      onRefused: (error) => isSaidInPlace(error, 'coupon') || showCartError(error, 'coupon'),
    },
  )
  const used = detail.orderSummary.coupons ?? []
  const taken = new Set([...used, ...(detail.idleCoupons ?? [])].map(({ couponID }) => couponID))
  const choices = (held.data?.items ?? []).filter(({ couponID }) => !taken.has(couponID))

  const choose = async ({ couponID, title }: CustomerCoupon) => {
    const [other] = used
    if (!other) return apply.mutate({ couponID, isReplacing: false })
    const question = { title: texts.replaceTitle, text: texts.replaceText(other.title, title) }
    const isMeant = await openDialog('coupon-confirm', { ...question, confirmLabel: texts.replace })
    if (isMeant) apply.mutate({ couponID, isReplacing: true })
  }

  if (held.isError) {
    return (
      <Alert variant="warning" actions={<Button onClick={() => void held.refetch()}>{texts.tryAgain}</Button>}>
        {texts.heldFailed}
      </Alert>
    )
  }
  if (held.isPending) {
    return (
      <Loading label={texts.held}>
        <Skeleton height="56px" radius="m" />
      </Loading>
    )
  }
  if (choices.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{texts.held}</Title>
      <List>
        {choices.map((coupon) => (
          <li key={coupon.couponID}>
            <span>
              {coupon.title}
              <Note>{noteOf(coupon)}</Note>
            </span>
            <Button
              size="s"
              isBusy={apply.isPending && apply.variables.couponID === coupon.couponID}
              aria-label={texts.useCoupon(coupon.title)}
              onClick={() => void choose(coupon)}
            >
              {texts.use}
            </Button>
          </li>
        ))}
      </List>
      {apply.error && isSaidInPlace(apply.error, 'coupon') ? (
        <Alert variant="danger">{errorText(apply.error)}</Alert>
      ) : null}
    </section>
  )
}

const noteOf = ({ description, expiresAt }: CustomerCoupon) =>
  [description, expiresAt ? texts.validUntil(formatDay(expiresAt)) : undefined].filter(Boolean).join(' · ')

const Title = styled.h3`
  margin-bottom: var(--space-2);
  font-size: var(--text-m);
`

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Note = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-muted);
`
