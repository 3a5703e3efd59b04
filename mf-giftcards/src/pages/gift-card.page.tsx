import { giftCardDetail } from '@aisle/api/gift-card'
import { ApiError, useCallIfReady, usePageTitle, usePathParams, useQueryParams } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { GiftIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { TextLink } from '@aisle/ui/text-link'
import { kindToShow } from '../features/shop/amounts.rules.ts'
import { ChooseGiftCard } from '../features/shop/choose-gift-card.tsx'
import { messages } from '../gift-cards.messages.ts'

/** A gift card on sale: how it is given, over how much. `type` is 1 for digital cards, 2 for others (spec 1 §2). */
export default function GiftCardPage() {
  const { giftCardId = '' } = usePathParams()
  const [query, setQuery] = useQueryParams()
  const { data: card, error, refetch } = useCallIfReady(giftCardDetail, { params: { id: giftCardId } })
  usePageTitle(card?.title ?? 'Gift Card')
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />
  const kind = card ? kindToShow(card.products, query.get('type')) : undefined
  const offer = kind === undefined ? undefined : card?.products[kind]
  return (
    <PageLayout width="form">
      <TextLink to="giftCards">{messages.allCards}</TextLink>
      <PageTitle>{card?.title ?? 'Gift Card'}</PageTitle>
      {error ? (
        <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{messages.tryAgain}</Button>}>
          {messages.failed}
        </Alert>
      ) : null}
      {!card && !error ? (
        <Loading label="Loading gift card">
          <Skeleton height="320px" radius="l" />
        </Loading>
      ) : null}
      {card && offer && kind ? (
        <ChooseGiftCard
          key={kind}
          card={card}
          offer={offer}
          kind={kind}
          onKind={(type) => setQuery({ type }, { replace: true })}
        />
      ) : null}
    </PageLayout>
  )
}

function Missing() {
  return (
    <PageLayout width="form">
      <EmptyState
        headingLevel={1}
        icon={<GiftIcon size={40} />}
        title={messages.missing}
        text={messages.missingText}
        actions={<LinkButton to="giftCards">{messages.allCards}</LinkButton>}
      />
    </PageLayout>
  )
}
