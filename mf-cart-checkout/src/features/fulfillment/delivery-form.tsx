import type { Address } from '@aisle/api/address'
import { isFullAddress } from '@aisle/api/full-address'
import type { Location } from '@aisle/api/location'
import { useCart } from '@aisle/platform'
import { AddressFields, addressDraftOf, type AddressErrors, readAddress } from '@aisle/ui/address-form'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { FormErrors } from '@aisle/ui/form-errors'
import { Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { TextField } from '@aisle/ui/text-field'
import { useFirstWrongField } from '@aisle/ui/use-first-wrong-field'
import { errorText } from '@aisle/ui/error-text.rules'
import { type SyntheticEvent, useState } from 'react'
import { ShippingRates } from '../shipping/shipping-rates.tsx'
import type { DeliveryDetailsProps } from './delivery-details.tsx'
import { errorList, firstChoice, wrongFields } from './delivery-form.rules.ts'
import { deliveryMessages as texts } from './delivery.messages.ts'
import { addressText } from './receiver-text.ts'
import { useRememberedAddresses } from './remembered-addresses.ts'
import { StoreChoice } from './store-choice.tsx'
import { type Destination, useSaveDelivery } from './use-save-delivery.ts'
import { StepActions } from '../steps/step-actions.ts'

const NEW = 'new'
const STORE = 'store'

type DeliveryFormProps = DeliveryDetailsProps & {
  readonly kept: readonly Address[]
  /** Stores that the goods can be shipped to. */
  readonly stores: readonly Location[]
  readonly canKeep: boolean
  readonly asksFullAddress: boolean
}

export function DeliveryForm({ group, person, onDone, ...given }: DeliveryFormProps) {
  const { kept, stores, canKeep, asksFullAddress } = given
  const waitsIn = useCart((state) => state.detail?.shipToStoreLocationID)
  const remembered = useRememberedAddresses()
  const chosenStore = stores.find(({ locationId }) => locationId === waitsIn)
  // The address of a store is nobody's to be delivered to.
  const ordered = chosenStore ? null : group.address
  const [chosen, setChosen] = useState(() => {
    const preferred = firstChoice(kept, { ordered, lastTime: remembered.read()?.[group.codeName] })
    return chosenStore ? STORE : (preferred?.customerAddressesID ?? NEW)
  })
  const [storeId, setStoreId] = useState(chosenStore?.locationId)
  const [draft, setDraft] = useState(() => addressDraftOf(ordered ?? person))
  const [isKept, setIsKept] = useState(kept.length === 0)
  const [instruction, setInstruction] = useState(group.deliveryInstruction ?? '')
  const [isContactless, setIsContactless] = useState(group.isContactlessDelivery ?? false)
  const [errors, setErrors] = useState<AddressErrors>({})
  const [notice, setNotice] = useState<string>()
  const form = useFirstWrongField(errors)
  const save = useSaveDelivery(group)
  const idPrefix = `to-${group.fulfillmentMethodID}`

  const refuse = (wrong: AddressErrors, why?: string) => {
    setErrors(wrong)
    setNotice(why)
  }
  const readDestination = (): Destination | undefined => {
    if (chosen === STORE) {
      const store = stores.find(({ locationId }) => locationId === storeId)
      if (!store) refuse({}, texts.chooseStore)
      return store && { kind: 'store', store }
    }
    const address = kept.find(({ customerAddressesID }) => customerAddressesID === chosen)
    if (address && asksFullAddress && !isFullAddress(address)) {
      const incomplete = addressDraftOf(address)
      setChosen(NEW)
      setDraft(incomplete)
      setIsKept(true)
      refuse(wrongFields(incomplete, true), texts.incomplete)
      return undefined
    }
    if (address) return { kind: 'kept', address }
    refuse(wrongFields(draft, asksFullAddress))
    const read = readAddress(draft)
    const isComplete = read.address && (!asksFullAddress || isFullAddress(read.address))
    return isComplete ? { kind: 'typed', address: read.address, isKept: canKeep && isKept } : undefined
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setNotice(undefined)
    const destination = readDestination()
    if (!destination) return
    const note = destination.kind === 'store' ? '' : instruction
    save.mutate({ destination, instruction: note, isContactless }, { onSuccess: (summary) => onDone(summary, note) })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack data-gap={4}>
        {kept.length + stores.length > 0 ? (
          <RadioGroup
            legend={texts.whereTo}
            look="cards"
            value={chosen}
            onChange={setChosen}
            options={[
              ...kept.map((address) => ({ value: address.customerAddressesID, label: addressText(address) })),
              { value: NEW, label: kept.length > 0 ? texts.newAddress : texts.anAddress },
              ...(stores.length > 0 ? [{ value: STORE, label: texts.toStore }] : []),
            ]}
          />
        ) : null}
        {chosen === STORE ? <StoreChoice stores={stores} value={storeId} onChange={setStoreId} /> : null}
        {notice ? <Alert variant="danger">{notice}</Alert> : null}
        {chosen === NEW ? (
          <>
            <FormErrors title={texts.check} errors={errorList(errors, idPrefix)} />
            <AddressFields
              value={draft}
              onChange={setDraft}
              errors={errors}
              idPrefix={idPrefix}
              isPhoneNeeded={asksFullAddress}
            />
            {canKeep ? (
              <Checkbox
                label={texts.keepAddress}
                checked={isKept}
                onChange={(event) => setIsKept(event.currentTarget.checked)}
              />
            ) : null}
          </>
        ) : null}
        <ShippingRates group={group} />
        {chosen === STORE ? null : (
          <>
            <TextField
              label={texts.instruction}
              isOptional
              maxLength={500}
              autoComplete="off"
              value={instruction}
              onChange={(event) => setInstruction(event.currentTarget.value)}
            />
            <Checkbox
              label={texts.contactless}
              hint={texts.contactlessHint}
              checked={isContactless}
              onChange={(event) => setIsContactless(event.currentTarget.checked)}
            />
          </>
        )}
        {save.error ? <Alert variant="danger">{errorText(save.error)}</Alert> : null}
        <StepActions>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {texts.goOn}
          </Button>
        </StepActions>
      </Stack>
    </form>
  )
}
