import { addressList } from '@aisle/api/address'
import { openDialog, useCall } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { PinIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { messages } from '../account.messages.ts'
import { AddressCard } from '../features/addresses/address-card.tsx'
import { shippingAddresses } from '../features/addresses/addresses.queries.ts'

/** The addresses that a customer keeps. */
export default function AddressesPage() {
  const { items } = useCall(addressList, shippingAddresses)
  const add = (
    <Button variant="primary" onClick={() => void openDialog('address-form', {})}>
      {messages.addAddress}
    </Button>
  )
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle aside={items.length > 0 ? add : null}>{messages.addresses}</PageTitle>
        {items.length === 0 ? (
          <EmptyState
            icon={<PinIcon size={40} />}
            title={messages.noAddresses}
            text={messages.noAddressesText}
            actions={add}
          />
        ) : (
          <Stack as="ul" data-gap={3}>
            {items.map((address) => (
              <AddressCard key={address.customerAddressesID} address={address} />
            ))}
          </Stack>
        )}
      </Stack>
    </PageLayout>
  )
}
