import { type Address, addressList } from '@aisle/api/address'
import type { DialogComponentProps } from '@aisle/contract'
import { useCall } from '@aisle/platform'
import { AddressFields, type AddressErrors, addressDraftOf, readAddress } from '@aisle/ui/address-form'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { errorText } from '@aisle/ui/error-text.rules'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useFirstWrongField } from '@aisle/ui/use-first-wrong-field'
import { type FormEvent, Suspense, useState } from 'react'
import { messages } from '../../account.messages.ts'
import { shippingAddresses, useSaveAddress } from './addresses.queries.ts'

/** A new address, or with `addressId` one that is kept. Answers its id. */
export default function AddressFormDialog(props: DialogComponentProps<'address-form'>) {
  return (
    <Suspense fallback={<FormLoading />}>
      <AddressForm {...props} />
    </Suspense>
  )
}

const FormLoading = () => (
  <Loading label={messages.loadingAddress}>
    <Skeleton height="420px" radius="m" />
  </Loading>
)

function AddressForm({ addressId, close }: DialogComponentProps<'address-form'>) {
  const { items } = useCall(addressList, shippingAddresses)
  const address = items.find(({ customerAddressesID }) => customerAddressesID === addressId)
  if (addressId && !address) return <Alert variant="warning">{messages.noAddress}</Alert>
  // The only one is the default, and the default one stays so until another one is.
  const canBeDefault = items.length > 0 && !address?.isDefault
  return <Fields address={address} canBeDefault={canBeDefault} close={close} />
}

type FieldsProps = Pick<DialogComponentProps<'address-form'>, 'close'> & {
  readonly address: Address | undefined
  readonly canBeDefault: boolean
}

function Fields({ address, canBeDefault, close }: FieldsProps) {
  const [draft, setDraft] = useState(() => addressDraftOf(address))
  const [isDefault, setIsDefault] = useState(false)
  const [errors, setErrors] = useState<AddressErrors>({})
  const form = useFirstWrongField(errors)
  const saving = useSaveAddress(address)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readAddress(draft)
    setErrors(read.errors ?? {})
    if (!read.address) return
    saving.mutate(
      { ...read.address, ...(isDefault ? { isDefault } : {}) },
      { onSuccess: (saved) => close({ addressId: saved.address.customerAddressesID }) },
    )
  }
  return (
    <form ref={form} onSubmit={save} noValidate>
      <DialogBody>
        <AddressFields value={draft} onChange={setDraft} errors={errors} idPrefix="address" />
        {canBeDefault ? (
          <Checkbox
            label={messages.useAsDefault}
            checked={isDefault}
            onChange={(event) => setIsDefault(event.target.checked)}
          />
        ) : null}
        {saving.error ? <Alert variant="danger">{messages.saveFailed(errorText(saving.error))}</Alert> : null}
      </DialogBody>
      <DialogActions>
        <Button onClick={() => close()}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          {messages.saveAddress}
        </Button>
      </DialogActions>
    </form>
  )
}
