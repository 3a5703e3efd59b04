import type { MovedLine } from '@aisle/api/cart-location'
import { formatMoney } from '@aisle/api/money'
import { Image } from '@aisle/ui/image'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import styled from 'styled-components'
import { changeLocationMessages as messages, type PlaceMessages } from './change-location.messages.ts'

type MovedLineRowProps = { readonly line: MovedLine; readonly words: PlaceMessages }

/** A line of the cart with what becomes of it there. */
export function MovedLineRow({ line, words }: MovedLineRowProps) {
  const { title, image, outcome, oldPrice, newPrice, oldQty, newQty } = line
  return (
    <Row>
      <Image src={image} alt="" width={56} height={56} />
      <div>
        <Title $isGone={outcome === 'unavailable'}>{title}</Title>
        <Outcome>
          {outcome === 'unavailable' ? words.unavailable : null}
          {outcome === 'limit' ? messages.limit(newQty, oldQty) : null}
          {outcome === 'price' ? words.price : null}
        </Outcome>
      </div>
      <Prices>
        {oldPrice === newPrice || outcome === 'unavailable' ? null : (
          <>
            <s>
              <VisuallyHidden>{messages.priceBefore} </VisuallyHidden>
              {formatMoney(oldPrice)}
            </s>
            <VisuallyHidden>{words.priceAfter} </VisuallyHidden>
          </>
        )}
        {outcome === 'unavailable' ? null : <span>{`${newQty} × ${formatMoney(newPrice)}`}</span>}
      </Prices>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
`

const Title = styled.p<{ readonly $isGone: boolean }>`
  font-weight: 600;
  overflow-wrap: anywhere;
  color: ${({ $isGone }) => ($isGone ? 'var(--color-muted)' : 'inherit')};
`

const Outcome = styled.p`
  font-size: var(--text-s);
`

const Prices = styled.p`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  > s {
    color: var(--color-muted);
    font-size: var(--text-s);
  }
`
