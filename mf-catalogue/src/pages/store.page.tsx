import { locationDetail } from '@aisle/api/location'
import { useCall, usePageTitle, usePathParams, useShopping } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { StoreIcon } from '@aisle/ui/icons'
import { LinkButton } from '@aisle/ui/link-button'
import { MyStore } from '@aisle/ui/my-store'
import { PageLayout, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import styled from 'styled-components'
import { storesMessages } from '../features/stores/stores.messages.ts'
import { QueryBoundary } from '../features/boundary/query-boundary.tsx'
import { OpenNow } from '../features/stores/open-now.tsx'
import { OpeningHours } from '../features/stores/opening-hours.tsx'
import { StoreChoice } from '../features/stores/store-choice.tsx'
import { StoreContact } from '../features/stores/store-contact.tsx'
import { storeInput } from '../features/stores/store.calls.ts'

export default function StorePage() {
  const { locationId = '' } = usePathParams()
  return (
    <PageLayout width="form">
      <QueryBoundary key={locationId} loading={<Placeholder />} missing={<Missing />}>
        <Store locationId={locationId} />
      </QueryBoundary>
    </PageLayout>
  )
}

function Store({ locationId }: { readonly locationId: string }) {
  const location = useCall(locationDetail, storeInput(locationId))
  const current = useShopping((state) => state.store)
  usePageTitle(location.name)
  return (
    <>
      <PageTitle aside={<MyStore locationId={location.locationId} size="m" />}>{location.name}</PageTitle>
      <Panel>
        <Stack data-gap={2}>
          <OpenNow location={location} />
          <StoreContact location={location} />
        </Stack>
      </Panel>
      <Panel>
        <Narrow>
          <StoreChoice location={location} zipCode={current?.zipCode ?? ''} />
        </Narrow>
      </Panel>
      {location.openingHours ? <OpeningHours hours={location.openingHours} /> : null}
    </>
  )
}

const Narrow = styled.div`
  max-width: 420px;
`

function Placeholder() {
  return (
    <Loading label={storesMessages.title}>
      <Skeleton height="2.4em" width="60%" />
      <Skeleton height="320px" radius="l" />
    </Loading>
  )
}

function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<StoreIcon size={40} />}
      title={storesMessages.missing}
      text={storesMessages.missingText}
      actions={<LinkButton to="findStore">{storesMessages.title}</LinkButton>}
    />
  )
}
