import type { CartItem } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import { Button } from '@aisle/ui/button'
import { RepeatIcon } from '@aisle/ui/icons'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { AutoShipLine } from './late-parts.ts'
import { linesMessages as messages } from './lines.messages.ts'

/** Offers to have a line again and again; its rhythm once it is wanted (spec 2 §4). Nothing where it is sold once. */
export function LineAutoShip({ line }: { readonly line: CartItem }) {
  const [isOpened, setIsOpened] = useState(false)
  const { title, autoShipFrequencies = [], autoShipDiscount, orderLineItemOrderType } = line
  if (autoShipFrequencies.length === 0) return null
  if (isOpened || orderLineItemOrderType === OrderLineType.AutoShip) {
    return (
      <Suspense fallback={<Awaited />}>
        <AutoShipLine line={line} isAskedFor={isOpened} />
      </Suspense>
    )
  }
  const offer = messages.offerAutoShip(autoShipDiscount)
  return (
    <Button variant="quiet" size="s" aria-label={`${offer}: ${title}`} onClick={() => setIsOpened(true)}>
      <RepeatIcon size={16} />
      {offer}
    </Button>
  )
}

/** The place of a control whose code is on its way. */
const Awaited = styled.div`
  flex: 1 1 100%;
  height: 48px;
`
