import { addressList } from '@aisle/api/address'
import type { CartFulfillment } from '@aisle/api/cart-detail'
import { shipToStoreLocation } from '@aisle/api/cart-location'
import { locationSettings } from '@aisle/api/configuration'
import { fulfillmentKind } from '@aisle/api/fulfillment-kind'
import { useCallIfReady, useSession } from '@aisle/platform'
import { Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { LoadFailed } from '../late/load-failed.tsx'
import { useCartTerms } from '../out-of-stock/own-cart.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { deliveryMessages as texts } from './delivery.messages.ts'
import type { Person } from './pickup-details.tsx'
import { shippingAddresses } from './use-save-delivery.ts'

export type DeliveryDetailsProps = {
  readonly group: CartFulfillment
  readonly person: Person
  readonly onDone: (summary: string, instruction: string) => void
}

/** Where the order goes: a kept address, one typed for this order, or a store that it waits in. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const kept = useCallIfReady(addressList, shippingAddresses, { enabled: isCustomer })
  const settings = useCallIfReady(locationSettings, { query: { global: true } })
  const isShipped = fulfillmentKind(props.group.codeName) === 'delivery'
  const query = useCartTerms()
  const stores = useCallIfReady(shipToStoreLocation, { query }, { enabled: isShipped })
  if ((isCustomer && kept.isPending) || settings.isPending || (isShipped && stores.isPending)) {
    return (
      <Loading label={texts.loading}>
        <Skeleton height="220px" radius="m" />
      </Loading>
    )
  }
  return (
    <Stack data-gap={4}>
      <LoadFailed query={kept}>{texts.failed}</LoadFailed>
      <DeliveryForm
        {...props}
        kept={kept.data?.items ?? []}
        stores={stores.data?.items ?? []}
        canKeep={isCustomer}
        asksFullAddress={settings.data?.askFullAddressForDelivery ?? false}
      />
    </Stack>
  )
}
