import type { Address } from '@aisle/api/address'
import { openDialog, toast } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { Button } from '@aisle/ui/button'
import { Cluster, Panel, Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import styled from 'styled-components'
import { messages } from '../../account.messages.ts'
import { useDeleteAddress, useSetDefaultAddress } from './addresses.queries.ts'

/** A kept address with what can be done with it. */
export function AddressCard({ address }: { readonly address: Address }) {
  const { customerAddressesID: id, line1, line2, city, state, zip, isDefault } = address
  const remove = useDeleteAddress()
  const setDefault = useSetDefaultAddress()
  const tell = { onError: (error: Error) => toast('error', messages.saveFailed(errorText(error))) }
  const askToDelete = async () => {
    const { deleteAddressTitle: title, deleteAddressText: text, delete: confirmLabel } = messages
    if (await openDialog('confirm', { title, text, confirmLabel, isDestructive: true })) remove.mutate(id, tell)
  }
  return (
    <Panel as="li" aria-label={line1}>
      <Stack data-gap={3}>
        <Lines>
          {[address.firstName, address.lastName].filter(Boolean).join(' ')}
          <br />
          {[line1, line2].filter(Boolean).join(', ')}
          <br />
          {city}, {state} {zip}
        </Lines>
        <Cluster>
          {isDefault ? (
            <Badge tone="accent">{messages.default}</Badge>
          ) : (
            <Button size="s" isBusy={setDefault.isPending} onClick={() => setDefault.mutate(id, tell)}>
              {messages.setDefault}
            </Button>
          )}
          <Button
            size="s"
            aria-label={messages.editIt(line1)}
            onClick={() => void openDialog('address-form', { addressId: id })}
          >
            {messages.edit}
          </Button>
          <Button
            size="s"
            variant="quiet"
            aria-label={messages.deleteIt(line1)}
            isBusy={remove.isPending}
            onClick={() => void askToDelete()}
          >
            {messages.delete}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}

const Lines = styled.address`
  font-style: normal;
`
