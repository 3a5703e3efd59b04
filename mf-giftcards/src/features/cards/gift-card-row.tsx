import { type GiftCard, GiftCardStatus } from '@aisle/api/gift-card'
import { formatGiftCardNumber } from '@aisle/api/gift-card-number'
import { formatMoney } from '@aisle/api/money'
import { Badge } from '@aisle/ui/badge'
import { formatDay } from '@aisle/ui/day.rules'
import { Panel } from '@aisle/ui/page-layout'
import styled from 'styled-components'

const statusTexts: Readonly<Record<GiftCard['status'], string>> = {
  [GiftCardStatus.Inactive]: 'Not activated',
  [GiftCardStatus.Active]: 'Active',
  [GiftCardStatus.Ended]: 'Used up',
  [GiftCardStatus.Revoked]: 'Revoked',
}

/** A gift card: its number, what is left, until when. */
export function GiftCardRow({ card }: { readonly card: GiftCard }) {
  const { title, giftCardNumber, availableBalance, initialBalance, status, expiresAt } = card
  return (
    <Panel as="li" aria-label={`${title} ${giftCardNumber}`}>
      <Row>
        <div>
          <strong>{title}</strong>
          <Note>{formatGiftCardNumber(giftCardNumber)}</Note>
          {expiresAt ? <Note>Valid until {formatDay(expiresAt)}</Note> : null}
        </div>
        <Amount>
          <strong>{formatMoney(availableBalance)}</strong>
          <Note>of {formatMoney(initialBalance)}</Note>
          <Badge tone={status === GiftCardStatus.Active ? 'success' : 'neutral'}>{statusTexts[status]}</Badge>
        </Amount>
      </Row>
    </Panel>
  )
}

const Row = styled.div`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
`

const Amount = styled.div`
  flex: none;
  font-variant-numeric: tabular-nums;
  text-align: right;
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
