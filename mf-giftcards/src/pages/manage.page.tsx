import { myGiftCards } from '@aisle/api/gift-card'
import { useCall } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { GiftIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { GiftCardRow } from '../features/cards/gift-card-row.tsx'
import { allMyCards } from '../features/cards/my-cards.ts'
import { messages } from '../gift-cards.messages.ts'

/** The gift cards that a customer holds. */
export default function ManagePage() {
  const { items } = useCall(myGiftCards, allMyCards)
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle>My Gift Cards</PageTitle>
        {items.length === 0 ? (
          <EmptyState
            icon={<GiftIcon size={40} />}
            title={messages.emptyTitle}
            text={messages.emptyText}
            actions={<LinkButton to="giftCardBalance">{messages.check}</LinkButton>}
          />
        ) : null}
        <Stack as="ul" data-gap={3}>
          {items.map((card) => (
            <GiftCardRow key={card.id} card={card} />
          ))}
        </Stack>
      </Stack>
    </PageLayout>
  )
}
