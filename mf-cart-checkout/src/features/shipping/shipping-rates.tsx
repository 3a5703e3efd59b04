import type { CartFulfillment } from '@aisle/api/cart-detail'
import { deliveryRate, setOrderAddress, shippingRates } from '@aisle/api/checkout'
import { fulfillmentKind } from '@aisle/api/fulfillment-kind'
import { formatMoney } from '@aisle/api/money'
import { api, cart, useCallIfReady } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation } from '@tanstack/react-query'
import { LoadFailed } from '../late/load-failed.tsx'
import { useCartTerms } from '../out-of-stock/own-cart.ts'
import { rateNote, ratesOf, rateText } from './rate-text.rules.ts'
import { shippingMessages as texts } from './shipping.messages.ts'

type ShippingRatesProps = { readonly group: CartFulfillment }

/** What it costs to have goods brought, and the choice where there is one. Kept by the store as soon as it is made. */
export function ShippingRates({ group }: ShippingRatesProps) {
  const { fulfillmentMethodID, shippingRateID, codeName } = group
  const isShipped = fulfillmentKind(codeName) === 'delivery'
  const terms = useCartTerms()
  const rates = useCallIfReady(shippingRates, { query: terms })
  const delivery = useCallIfReady(deliveryRate, { query: terms }, { enabled: isShipped })
  const choose = useMutation({
    mutationFn: (rateID: string) =>
      api.call(setOrderAddress, { body: { fulfillmentMethodID, ...terms, shippingRateID: rateID } }),
    onSuccess: (detail) => cart.accept(detail),
    onError: () => void rates.refetch(),
  })
  const own = ratesOf(rates.data?.rates ?? [], fulfillmentMethodID)
  const [only] = own
  return (
    <Stack data-gap={2}>
      <LoadFailed query={rates}>{texts.failed}</LoadFailed>
      {own.length > 1 ? (
        <RadioGroup
          legend={texts.legend}
          look="cards"
          // Shows the wanted one while it is saved; a failed save falls back to the kept one.
          value={(choose.isPending ? choose.variables : shippingRateID) ?? undefined}
          onChange={(rateID) => choose.mutate(rateID)}
          options={own.map((rate) => ({ value: rate.rateID, label: rateText(rate), note: rateNote(rate) }))}
        />
      ) : only ? (
        <p>{[texts.only(rateText(only)), rateNote(only)].filter(Boolean).join('. ')}</p>
      ) : null}
      {choose.error ? <Alert variant="danger">{errorText(choose.error)}</Alert> : null}
      {delivery.data ? (
        <p>{delivery.data.amount > 0 ? texts.delivery(formatMoney(delivery.data.amount)) : texts.noDelivery}</p>
      ) : null}
    </Stack>
  )
}
