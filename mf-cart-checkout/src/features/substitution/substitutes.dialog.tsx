import { substituteItems } from '@aisle/api/cart-stock'
import { ZERO_ID } from '@aisle/api/ids'
import { formatMoney } from '@aisle/api/money'
import type { SubstituteProduct } from '@aisle/api/order-line'
import type { DialogComponentProps } from '@aisle/contract'
import { useCallIfReady, useCart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { RadioGroup, type RadioOption } from '@aisle/ui/radio-group'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useState } from 'react'
import { substitutionMessages as messages } from './substitution.messages.ts'

/** What may come instead of a product; No Preference is always among it (spec 2 §4). Answers what was chosen. */
export default function SubstitutesDialog({
  title,
  productID,
  selected = ZERO_ID,
  close,
}: DialogComponentProps<'substitutes'>) {
  const locationID = useCart(({ detail }) => detail?.locationID)
  const query = locationID ? { locationID } : {}
  const { data, isError, refetch } = useCallIfReady(substituteItems, { query, body: { productID } })
  const [chosen, setChosen] = useState(selected)
  if (isError) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{messages.tryAgain}</Button>}>
        {messages.failed}
      </Alert>
    )
  }
  if (!data) {
    return (
      <Loading label={messages.loading}>
        <Skeleton height="280px" radius="m" />
      </Loading>
    )
  }
  // What the store no longer offers is not chosen any more.
  const isOffered = data.items.some(({ substituteProductID }) => substituteProductID === chosen)
  const value = isOffered ? chosen : ZERO_ID
  return (
    <DialogBody>
      <RadioGroup
        legend={messages.choose(title)}
        look="cards"
        options={data.items.map(optionOf)}
        value={value}
        onChange={setChosen}
      />
      <DialogActions>
        <Button onClick={() => close()}>{messages.cancel}</Button>
        <Button variant="primary" onClick={() => close({ substituteProductID: value })}>
          {messages.save}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}

function optionOf({ substituteProductID, productName, price, qtyOnHand }: SubstituteProduct): RadioOption {
  const isGone = substituteProductID !== ZERO_ID && qtyOnHand === 0
  const amount = price === null || price === undefined ? '' : formatMoney(price)
  const note = substituteProductID === ZERO_ID ? messages.noPreferenceNote : amount
  return {
    value: substituteProductID,
    label: productName,
    note: isGone ? [amount, messages.outOfStock].filter(Boolean).join(' · ') : note,
    isDisabled: isGone,
  }
}
