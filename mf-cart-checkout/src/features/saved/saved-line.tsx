import type { SavedItem } from '@aisle/api/saved-items'
import { formatMoney } from '@aisle/api/money'
import { Badge } from '@aisle/ui/badge'
import { Button } from '@aisle/ui/button'
import { Image } from '@aisle/ui/image'
import { Price } from '@aisle/ui/price'
import styled from 'styled-components'
import { Note, Row, Title } from '../lines/line-look.ts'
import { savedMessages as messages } from './saved.messages.ts'
import { useMoveToCart, useRemoveSaved } from './saved.queries.ts'

/** One product that is saved, with its price and stock of now. */
export function SavedLine({ item }: { readonly item: SavedItem }) {
  const { title, price, isSold, isinstock } = item
  const move = useMoveToCart()
  const remove = useRemoveSaved()
  return (
    <Item aria-label={title}>
      <Image src={item.profileImage} alt="" width={72} height={72} />
      <Facts>
        {isSold ? (
          <Title to="product" params={{ seoName: item.seoName }}>
            {title}
          </Title>
        ) : (
          <strong>{title}</strong>
        )}
        <Note>{factsOf(item)}</Note>
        {price === null ? null : <Price amount={price} regularAmount={item.regularPrice} />}
        {isinstock ? null : (
          <span>
            <Badge tone="warning">{isSold ? messages.outOfStock : messages.soldNoMore}</Badge>
          </span>
        )}
      </Facts>
      <Actions>
        {isinstock ? (
          <Button
            size="s"
            isBusy={move.isPending}
            aria-label={messages.moveTitle(title)}
            onClick={() => move.mutate(item)}
          >
            {messages.moveToCart}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="s"
          isBusy={remove.isPending}
          aria-label={messages.removeTitle(title)}
          onClick={() => remove.mutate(item)}
        >
          {messages.remove}
        </Button>
      </Actions>
    </Item>
  )
}

const factsOf = ({ giftCardAmount, variantText, sizeText, frequencyText, qty }: SavedItem): string =>
  [
    giftCardAmount ? messages.giftCardOf(formatMoney(giftCardAmount)) : (variantText ?? sizeText),
    frequencyText,
    messages.qty(qty),
  ]
    .filter(Boolean)
    .join(' · ')

const Item = styled(Row)`
  @media (min-width: 600px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-2);
  @media (min-width: 600px) {
    grid-column: auto;
  }
`
