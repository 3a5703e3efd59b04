import { locationList } from '@aisle/api/location'
import { useCallIfReady } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { EmptyState } from '@aisle/ui/empty-state'
import { StoreIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../catalogue.messages.ts'
import { storesMessages } from '../features/stores/stores.messages.ts'
import { useWishedQuery } from '../features/address/use-wished-query.ts'
import { useGoOnWithStore } from '../features/stores/use-choose-store.ts'
import { StoreCard } from '../features/stores/store-card.tsx'
import { StoreSearch, ZIP_FIELD } from '../features/stores/store-search.tsx'
import {
  readStoreSearch,
  storesInput,
  type StoreSearchState,
  writeStoreSearch,
} from '../features/stores/store-search.rules.ts'

export default function FindStorePage() {
  useGoOnWithStore()
  const [query, setQuery] = useWishedQuery()
  const state = readStoreSearch(query)
  const [zip, setZip] = useState(state.zip)
  const [error, setError] = useState<string>()
  const changeZip = (text: string) => {
    setZip(text)
    setError(undefined)
  }
  const askForZip = () => {
    setError(storesMessages.invalidZip)
    document.getElementById(ZIP_FIELD)?.focus()
  }
  return (
    <PageLayout>
      <PageTitle>{storesMessages.title}</PageTitle>
      <p>{storesMessages.intro}</p>
      <StoreSearch
        state={state}
        zip={zip}
        onZip={changeZip}
        error={error}
        onSearch={(change) => setQuery(writeStoreSearch(query, change), { replace: true, preventScrollReset: true })}
      />
      <Stores state={state} zip={zip} onZipMissing={askForZip} />
    </PageLayout>
  )
}

type StoresProps = {
  readonly state: StoreSearchState
  readonly zip: string
  readonly onZipMissing: () => void
}

function Stores({ state, zip, onZipMissing }: StoresProps) {
  const { data, isError, refetch } = useCallIfReady(locationList, storesInput(state))
  if (isError) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{messages.failed.action}</Button>}>
        {messages.failed.text}
      </Alert>
    )
  }
  if (!data) return <Placeholders />
  const stores = data.items.filter(({ isWarehouse }) => !isWarehouse)
  if (stores.length === 0) {
    return <EmptyState icon={<StoreIcon size={40} />} title={storesMessages.none} text={storesMessages.noneText} />
  }
  return (
    <List>
      {stores.map((location) => (
        <li key={location.locationId}>
          <StoreCard location={location} zipCode={zip} onZipMissing={onZipMissing} />
        </li>
      ))}
    </List>
  )
}

function Placeholders() {
  return (
    <Loading label={storesMessages.title}>
      <List as="div">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="300px" radius="l" />
        ))}
      </List>
    </Loading>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
`
