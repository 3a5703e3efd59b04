import { customAmountError } from '@aisle/api/custom-amount'
import type { GiftCardProduct } from '@aisle/api/gift-card'
import { formatMoney } from '@aisle/api/money'
import { OrderLineType } from '@aisle/api/product-kind'
import { cart, toast, useShopping } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Image } from '@aisle/ui/image'
import { NumberField } from '@aisle/ui/number-field'
import { Panel, Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../gift-cards.messages.ts'
import { ownBounds } from './amounts.rules.ts'

type Props = {
  readonly card: GiftCardProduct
  readonly offer: GiftCardProduct['products'][string]
  /** `1` digital, `2` to hold. */
  readonly kind: string
  readonly onKind: (kind: string) => void
}

const OWN = 'own'
const LIMIT = 99

/** Kind and amount of a gift card, and into the cart with it. */
export function ChooseGiftCard({ card, offer, kind, onKind }: Props) {
  const bounds = ownBounds(offer)
  const [amount, setAmount] = useState(() => String(offer.amounts[0] ?? OWN))
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string>()
  const chosenMethod = useShopping((state) => state.store?.fulfillmentId)

  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = amount === OWN && bounds ? customAmountError(own, bounds) : undefined
    setError(problem)
    if (problem) return
    const giftCardAmount = Number(amount === OWN ? own : amount)
    const [firstMethod] = offer.fulfillmentMethodIDs ?? []
    const isChosenPossible = !firstMethod || offer.fulfillmentMethodIDs?.some((method) => method === chosenMethod)
    cart.add(
      {
        productId: offer.productID,
        title: card.title,
        limit: LIMIT,
        giftCardAmount,
        orderLineItemOrderType: kind === '1' ? OrderLineType.DigitalGiftCard : OrderLineType.PhysicalGiftCard,
        ...(isChosenPossible || !firstMethod ? {} : { fulfillmentMethodID: firstMethod }),
      },
      1,
      'main',
    )
    toast('success', messages.added(card.title, formatMoney(giftCardAmount)))
  }

  const kinds = Object.keys(card.products).toSorted()
  const amounts = offer.amounts.map((given) => ({ value: String(given), label: formatMoney(given) }))
  return (
    <Columns>
      <Image src={card.imageURL} alt="" width={480} height={300} fit="cover" isPriority />
      <Panel>
        <form onSubmit={add} noValidate>
          <Stack data-gap={5}>
            {card.description ? <p>{card.description}</p> : null}
            {kinds.length > 1 ? (
              <RadioGroup
                legend={messages.kind}
                look="tiles"
                options={kinds.map((value) => ({ value, label: messages.kinds[value === '1' ? 1 : 2] }))}
                value={kind}
                onChange={onKind}
              />
            ) : null}
            <RadioGroup
              legend={messages.amount}
              look="tiles"
              options={[...amounts, ...(bounds ? [{ value: OWN, label: messages.ownAmount }] : [])]}
              value={amount}
              onChange={setAmount}
            />
            {amount === OWN && bounds ? (
              <NumberField
                label={messages.ownAmount}
                hint={messages.ownAmountHint(formatMoney(bounds.min), formatMoney(bounds.max))}
                prefix="$"
                value={own}
                error={error}
                onChange={setOwn}
              />
            ) : null}
            {offer.isinstock ? (
              <Button type="submit" variant="primary" size="l" isWide>
                {messages.add}
              </Button>
            ) : (
              <p>{messages.outOfStock}</p>
            )}
          </Stack>
        </form>
      </Panel>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  > img {
    border-radius: var(--radius-l);
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
