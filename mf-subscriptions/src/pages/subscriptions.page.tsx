import { autoShipList } from '@aisle/api/auto-ship'
import { session, useCall, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { RepeatIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { AutoShipCard } from '../features/auto-ship/auto-ship-card.tsx'
import { messages } from '../subscriptions.messages.ts'

/** What a customer gets again and again. A guest is asked to sign in (decision 10). */
export default function SubscriptionsPage() {
  const status = useSession((state) => state.status)
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle>Manage My Subscription</PageTitle>
        {status === 'signed-in' ? <Subscriptions /> : null}
        {status === 'guest' ? (
          <EmptyState
            icon={<RepeatIcon size={40} />}
            title={messages.guestTitle}
            text={messages.guestText}
            actions={
              <Button variant="primary" onClick={() => void session.signIn()}>
                Sign in
              </Button>
            }
          />
        ) : null}
      </Stack>
    </PageLayout>
  )
}

function Subscriptions() {
  const { items } = useCall(autoShipList, { query: { Page: 1, PageSize: 50 } })
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<RepeatIcon size={40} />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        actions={<LinkButton to="home">{messages.startShopping}</LinkButton>}
      />
    )
  }
  return (
    <Stack as="ul" data-gap={3}>
      {items.map((subscription) => (
        <AutoShipCard key={subscription.subscriptionID} subscription={subscription} />
      ))}
    </Stack>
  )
}
