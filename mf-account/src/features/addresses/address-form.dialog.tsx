import type { DialogComponentProps } from '@aisle/contract'
import { AddressFields, type AddressErrors, emptyAddress, readAddress } from '@aisle/ui/address-form'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Cluster, Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import { useState } from 'react'
import { messages } from '../../account.messages.ts'
import { useAddAddress } from './addresses.queries.ts'

/** A new address. Answers its id. */
export default function AddressFormDialog({ close }: DialogComponentProps<'address-form'>) {
  const [draft, setDraft] = useState(emptyAddress)
  const [errors, setErrors] = useState<AddressErrors>({})
  const add = useAddAddress()
  const save = () => {
    const read = readAddress(draft)
    setErrors(read.errors ?? {})
    if (!read.address) return
    add.mutate(read.address, { onSuccess: ({ address }) => close({ addressId: address.customerAddressesID }) })
  }
  return (
    <Stack $gap={4}>
      <AddressFields value={draft} onChange={setDraft} errors={errors} idPrefix="address" />
      {add.error ? <Alert variant="danger">{messages.saveFailed(errorText(add.error))}</Alert> : null}
      <Cluster $justify="end">
        <Button variant="quiet" onClick={() => close()}>
          {messages.cancel}
        </Button>
        <Button variant="primary" isBusy={add.isPending} onClick={save}>
          {messages.saveAddress}
        </Button>
      </Cluster>
    </Stack>
  )
}
