import type { CartLoyalty } from '@aisle/api/cart-savings'
import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import { formatMoney } from '@aisle/api/money'
import { api } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { NumberField } from '@aisle/ui/number-field'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import { type FormEvent, useState } from 'react'
import { loyaltyDollarsOf, loyaltyState } from './loyalty-amount.rules.ts'
import { savingsMessages as texts } from './savings.messages.ts'
import { useCartCall } from './use-cart-call.ts'

/** Loyalty dollars: how many there are, some or all of them, or none. */
export function LoyaltyDollars({ loyalty }: { readonly loyalty: CartLoyalty }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const apply = useCartCall((dollars: number) => api.call(applyLoyaltyDollars, { body: { dollars } }))
  const state = loyaltyState(loyalty)
  const all = formatMoney(loyalty.redeemable)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = loyaltyDollarsOf(text, loyalty)
    setError(typed.error)
    if (typed.error === undefined && !apply.isPending) apply.mutate(typed.dollars)
  }

  return (
    <Stack data-gap={3}>
      {state === 'fewer' ? (
        <Alert
          variant="warning"
          actions={
            <Button size="s" isBusy={apply.isPending} onClick={() => apply.mutate(loyalty.redeemable)}>
              {loyalty.redeemable > 0 ? texts.useRest(all) : texts.loyaltyRemove}
            </Button>
          }
        >
          {texts.loyaltyFewer(formatMoney(loyalty.asked), all)}
        </Alert>
      ) : (
        <p>{state === 'used' ? texts.loyaltyUsed(formatMoney(loyalty.used), all) : texts.loyaltyHave(all)}</p>
      )}
      {state === 'used' ? (
        <div>
          <Button size="s" isBusy={apply.isPending} onClick={() => apply.mutate(0)}>
            {texts.loyaltyRemove}
          </Button>
        </div>
      ) : null}
      {state === 'unused' ? (
        <form onSubmit={submit} noValidate>
          <Stack data-gap={3}>
            <NumberField
              label={texts.loyaltyAmount}
              kind="decimal"
              prefix="$"
              maxLength={8}
              value={text}
              error={error}
              onChange={(typed) => {
                setText(typed)
                setError(undefined)
              }}
            />
            <Cluster>
              <Button type="submit" isBusy={apply.isPending}>
                {texts.apply}
              </Button>
              <Button variant="quiet" onClick={() => apply.mutate(loyalty.redeemable)}>
                {texts.loyaltyAll(all)}
              </Button>
            </Cluster>
          </Stack>
        </form>
      ) : null}
      {apply.error ? <Alert variant="danger">{errorText(apply.error)}</Alert> : null}
    </Stack>
  )
}
