import type { CartDetail } from '@aisle/api/cart-detail'
import { setOrderPayments } from '@aisle/api/checkout'
import { myGiftCards } from '@aisle/api/gift-card'
import { formatMoney } from '@aisle/api/money'
import { api, cart, useCallIfReady, useSession } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Fieldset } from '@aisle/ui/fieldset'
import { Checkbox } from '@aisle/ui/checkbox'
import { Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { errorText } from '@aisle/ui/error-text.rules'
import { useState } from 'react'
import { LoadFailed } from '../late/load-failed.tsx'
import { useCartCall } from '../savings/use-cart-call.ts'
import { CardByNumber } from './card-by-number.tsx'
import { cardChoices } from './card-choices.rules.ts'
import { giftCardMessages as texts } from './gift-cards.messages.ts'

type Wish = { readonly giftCardID: string } | { readonly giftCardNumber: string }

/**
 * Gift cards that pay for a cart with what each of them pays, and those that could: own ones, and any by its number. The
 * first two of a customer are chosen until they say otherwise, and can be taken off by one click (decision 37).
 */
export function GiftCards({ detail }: { readonly detail: CartDetail }) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const query = { disablePaging: true, isActivated: true, status: 1 } as const
  const own = useCallIfReady(myGiftCards, { query }, { enabled: isCustomer })
  const { giftCards: chosen = [] } = detail
  const [typed, setTyped] = useState(0)
  const pay = useCartCall(
    (giftCards: readonly Wish[]) =>
      api.call(setOrderPayments, { body: { giftCards: [...giftCards], ...cart.terms() } }),
    { queue: 'gift-cards' },
  )
  const choices = cardChoices(chosen, own.data?.items ?? [])
  // Shown as it is wanted until the answer is here; the next click goes on from there.
  const wanted: readonly Wish[] = pay.isPending ? pay.variables : chosen.map(({ giftCardID }) => ({ giftCardID }))
  const isWanted = (id: string) => wanted.some((card) => 'giftCardID' in card && card.giftCardID === id)
  const toggle = (giftCardID: string, isOn: boolean) => {
    const others = wanted.filter((card) => !('giftCardID' in card && card.giftCardID === giftCardID))
    pay.mutate(isOn ? [...others, { giftCardID }] : others)
  }
  return (
    <Stack data-gap={3}>
      {isCustomer && own.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton height="44px" radius="m" />
        </Loading>
      ) : null}
      <LoadFailed query={own}>{texts.failed}</LoadFailed>
      {choices.length > 0 ? (
        <Fieldset
          legend={texts.legend}
          hint={chosen.some(({ isPreselected }) => isPreselected) ? texts.preselected : undefined}
        >
          {choices.map(({ giftCardID, last4, balance, used }) => (
            <Checkbox
              key={giftCardID}
              label={texts.name(last4)}
              hint={hintOf(used, formatMoney(balance))}
              checked={isWanted(giftCardID)}
              aria-busy={pay.isPending}
              onChange={(event) => toggle(giftCardID, event.currentTarget.checked)}
            />
          ))}
        </Fieldset>
      ) : null}
      <CardByNumber
        key={typed}
        isSaving={pay.isPending}
        onApply={(giftCardNumber) =>
          pay.mutate([...wanted, { giftCardNumber }], { onSuccess: () => setTyped((count) => count + 1) })
        }
      />
      {pay.error ? <Alert variant="danger">{errorText(pay.error)}</Alert> : null}
    </Stack>
  )
}

function hintOf(used: number | undefined, balance: string): string {
  if (used === undefined) return texts.has(balance)
  return used === 0 ? texts.notNeeded(balance) : texts.pays(formatMoney(used), balance)
}
