import { autoShipList } from '@aisle/api/auto-ship'
import { useCallIfReady, useSession } from '@aisle/platform'
import { PageSection, Stack } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import { AutoShipCard } from './auto-ship-card.tsx'

/** What comes by itself next, on the account page. Nothing without a subscription. */
export default function NextDeliveryWidget() {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const query = { Page: 1, PageSize: 1, status: 'active' } as const
  const subscriptions = useCallIfReady(autoShipList, { query }, { enabled: isCustomer })
  const [next] = subscriptions.data?.items ?? []
  if (!next) return null
  return (
    <PageSection title="Auto-ship" aside={<TextLink to="subscriptions">See all</TextLink>}>
      <Stack as="ul">
        <AutoShipCard subscription={next} />
      </Stack>
    </PageSection>
  )
}
