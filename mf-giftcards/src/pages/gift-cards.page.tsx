import { giftCardList, giftCardPageDetails } from '@aisle/api/gift-card'
import { useCall, useCallIfReady } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { GiftIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { Cluster, PageLayout, PageSection, PageTitle } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { GiftCardTile } from '../features/shop/gift-card-tile.tsx'
import { messages } from '../gift-cards.messages.ts'

/** The gift cards that the store sells, and the ways to those one holds. */
export default function GiftCardsPage() {
  const { items } = useCall(giftCardList, { query: { Page: 1, PageSize: 50 } })
  const { data: words } = useCallIfReady(giftCardPageDetails, {})
  return (
    <PageLayout width="form">
      <div>
        <PageTitle>{messages.shopTitle}</PageTitle>
        {words?.description ? <Lead>{words.description}</Lead> : null}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={<GiftIcon size={40} />} title={messages.noneTitle} text={messages.noneText} />
      ) : (
        <Cards>
          {items.map((card) => (
            <GiftCardTile key={card.id} card={card} />
          ))}
        </Cards>
      )}
      <Cluster>
        <LinkButton to="giftCardBalance" variant="secondary">
          {messages.checkBalance}
        </LinkButton>
        <LinkButton to="findGiftCard" variant="quiet">
          {messages.findCard}
        </LinkButton>
      </Cluster>
      {words?.terms ? (
        <PageSection title={messages.terms}>
          <p>{words.terms}</p>
        </PageSection>
      ) : null}
    </PageLayout>
  )
}

const Lead = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
`

const Cards = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
`
