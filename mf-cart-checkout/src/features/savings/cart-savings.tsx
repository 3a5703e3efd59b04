import type { CartDetail } from '@aisle/api/cart-detail'
import { useSession } from '@aisle/platform'
import { Disclosure } from '@aisle/ui/disclosure'
import { Panel } from '@aisle/ui/page-layout'
import { useState } from 'react'
import styled from 'styled-components'
import { GiftCards } from '../gift-cards/gift-cards.tsx'
import { giftCardMessages } from '../gift-cards/gift-cards.messages.ts'
import { Tip } from '../tip/tip.tsx'
import { Savings } from './savings.tsx'

/** What can be saved and given, beside a cart's sums. */
export function CartSavings({ detail }: { readonly detail: CartDetail }) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const hasCards = (detail.giftCards ?? []).length > 0
  const [isOpen] = useState(hasCards)
  return (
    <Box>
      <Savings detail={detail} />
      {isCustomer || hasCards ? (
        <Disclosure title={giftCardMessages.title} isOpen={isOpen}>
          <GiftCards detail={detail} />
        </Disclosure>
      ) : null}
      <Tip detail={detail} />
    </Box>
  )
}

const Box = styled(Panel)`
  margin-top: var(--space-4);
  padding-block: var(--space-2);
  > details:last-child,
  > div:last-child > details:last-child {
    border-bottom: 0;
  }
`
