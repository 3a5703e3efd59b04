import type { GiftCardProduct } from '@aisle/api/gift-card'
import { formatMoney } from '@aisle/api/money'
import { Image } from '@aisle/ui/image'
import { LinkButton } from '@aisle/ui/link-button'
import { Panel } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { messages } from '../../gift-cards.messages.ts'
import { lowestAmount } from './amounts.rules.ts'

/** A gift card that the store sells. */
export function GiftCardTile({ card }: { readonly card: GiftCardProduct }) {
  const { id, title, description, imageURL, products } = card
  const lowest = lowestAmount(Object.values(products))
  const type = products[1] ? '1' : '2'
  return (
    <Panel as="li" aria-label={title}>
      <Tile>
        <Image src={imageURL} alt="" width={480} height={300} fit="cover" />
        <h2>{title}</h2>
        {description ? <Note>{description}</Note> : null}
        {lowest === undefined ? null : <strong>{messages.from(formatMoney(lowest))}</strong>}
        <LinkButton to="giftCard" params={{ giftCardId: id, type }} isWide aria-label={`${messages.choose}, ${title}`}>
          {messages.choose}
        </LinkButton>
      </Tile>
    </Panel>
  )
}

const Tile = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto auto;
  gap: var(--space-3);
  height: 100%;
  > img,
  > span:first-child {
    border-radius: var(--radius-m);
  }
  > h2 {
    font-size: var(--text-l);
  }
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
