import { type Address, addressList, AddressType } from '@aisle/api/address'
import type { CartFulfillment } from '@aisle/api/cart-detail'
import { setOrderAddress } from '@aisle/api/checkout'
import { api, cart, isRecordOf, isText, useCallIfReady, useSession, useTenant } from '@aisle/platform'
import { AddressFields, addressDraftOf, type AddressErrors, readAddress } from '@aisle/ui/address-form'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { createPreference } from '@aisle/ui/preference'
import { RadioGroup } from '@aisle/ui/radio-group'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { TextField } from '@aisle/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveryMessages as texts } from './delivery.messages.ts'
import type { Person } from './pickup-details.tsx'
import { addressText } from './receiver-text.ts'

type DeliveryDetailsProps = {
  readonly group: CartFulfillment
  readonly person: Person
  readonly orderNumber: string
  readonly onDone: (summary: string, instruction: string) => void
}

/** Where the order goes: a kept address, or one typed for this order. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const query = { addressType: AddressType.Shipping }
  const kept = useCallIfReady(addressList, { query }, { enabled: isCustomer })
  if (isCustomer && kept.isPending) {
    return (
      <Loading label={texts.loading}>
        <Skeleton height="220px" radius="m" />
      </Loading>
    )
  }
  return <AddressChoice {...props} kept={kept.data?.items ?? []} />
}

function AddressChoice({
  group,
  person,
  orderNumber,
  onDone,
  kept,
}: DeliveryDetailsProps & { readonly kept: readonly Address[] }) {
  const remembered = createPreference(
    useTenant((state) => state.tenant),
    'addresses',
    isRecordOf(isText),
  )
  const lastTime = remembered.read()?.[group.codeName]
  const preferred =
    kept.find(({ customerAddressesID }) => customerAddressesID === lastTime) ??
    kept.find((address) => address.isDefault) ??
    kept[0]
  const [chosen, setChosen] = useState(preferred?.customerAddressesID ?? NEW)
  const [draft, setDraft] = useState(() => addressDraftOf(group.address ?? person))
  const [errors, setErrors] = useState<AddressErrors>({})
  const [instruction, setInstruction] = useState(group.deliveryInstruction ?? '')

  const save = useMutation({
    mutationFn: async (where: Where) => {
      const detail = await api.call(setOrderAddress, {
        body: {
          fulfillmentMethodID: group.fulfillmentMethodID,
          orderNumber,
          ...where.input,
          deliveryInstruction: instruction,
        },
      })
      cart.accept(detail)
      return where.summary
    },
    onSuccess: (summary) => onDone(summary, instruction),
  })

  const proceed = () => {
    const address = kept.find(({ customerAddressesID }) => customerAddressesID === chosen)
    if (address) {
      remembered.write({ ...remembered.read(), [group.codeName]: address.customerAddressesID })
      save.mutate({ input: { customerAddressesID: address.customerAddressesID }, summary: addressText(address) })
      return
    }
    const read = readAddress(draft)
    setErrors(read.errors ?? {})
    if (read.address) save.mutate({ input: { address: read.address }, summary: addressText(read.address) })
  }

  return (
    <Stack $gap={4}>
      {kept.length > 0 ? (
        <RadioGroup
          legend={texts.whereTo}
          look="cards"
          value={chosen}
          onChange={setChosen}
          options={[
            ...kept.map((address) => ({ value: address.customerAddressesID, label: addressText(address) })),
            { value: NEW, label: texts.newAddress },
          ]}
        />
      ) : null}
      {chosen === NEW ? (
        <AddressFields value={draft} onChange={setDraft} errors={errors} idPrefix={`to-${group.fulfillmentMethodID}`} />
      ) : null}
      <TextField
        label={texts.instruction}
        isOptional
        maxLength={500}
        value={instruction}
        onChange={(event) => setInstruction(event.currentTarget.value)}
      />
      {save.error ? <Alert variant="danger">{save.error.message}</Alert> : null}
      <div>
        <Button variant="primary" isBusy={save.isPending} onClick={proceed}>
          Continue
        </Button>
      </div>
    </Stack>
  )
}

const NEW = 'new'

type Where = {
  readonly input:
    | { readonly customerAddressesID: string }
    | { readonly address: NonNullable<ReturnType<typeof readAddress>['address']> }
  readonly summary: string
}
