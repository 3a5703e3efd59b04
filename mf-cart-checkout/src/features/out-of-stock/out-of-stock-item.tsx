import { Button } from '@aisle/ui/button'
import { Image } from '@aisle/ui/image'
import { QuantityField } from '@aisle/ui/quantity-field'
import styled from 'styled-components'
import type { ShortLine } from './out-of-stock-form.tsx'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'

type ItemProps = {
  readonly line: ShortLine
  readonly selectedQty: number
  readonly onChange: (qty: number) => void
}

/** One product of which there is less than the cart has. */
export function OutOfStockItem({ line, selectedQty, onChange }: ItemProps) {
  const { title, qty, inStockQty, profileImage } = line
  const isTaken = selectedQty > 0
  return (
    <Item aria-label={title}>
      <Image src={profileImage} alt="" width={56} height={56} />
      <div>
        <Title>{title}</Title>
        <Left>{inStockQty > 0 ? messages.left(inStockQty, qty) : messages.outOfStock}</Left>
      </div>
      <Choice>
        {isTaken ? (
          <QuantityField title={title} qty={selectedQty} limit={inStockQty} onChange={onChange} />
        ) : (
          <Removed>{messages.removed}</Removed>
        )}
        {!isTaken && inStockQty > 0 ? (
          <Button size="s" aria-label={messages.keepOf(title)} onClick={() => onChange(inStockQty)}>
            {messages.keep}
          </Button>
        ) : null}
      </Choice>
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-3) 0;
  border-top: 1px solid var(--color-line);
  &:last-child {
    border-bottom: 1px solid var(--color-line);
  }
  @media (min-width: 600px) {
    grid-template-columns: 56px minmax(0, 1fr) auto;
  }
`

const Title = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Left = styled.p`
  color: var(--color-danger);
  font-size: var(--text-s);
`

const Choice = styled.div`
  display: flex;
  grid-column: 2;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--target);
  @media (min-width: 600px) {
    grid-column: auto;
  }
`

const Removed = styled.span`
  color: var(--color-muted);
  font-size: var(--text-s);
`
