import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { useState } from 'react'
import { storesMessages } from '../features/stores/stores.messages.ts'
import { useWishedQuery } from '../features/address/use-wished-query.ts'
import { useGoOnWithStore } from '../features/stores/use-choose-store.ts'
import { StoreResults } from '../features/stores/store-results.tsx'
import { StoreSearch, WANTED_FIELD } from '../features/stores/store-search.tsx'
import { readStoreSearch, readWanted, writeStoreSearch } from '../features/stores/store-search.rules.ts'

export default function FindStorePage() {
  useGoOnWithStore()
  const [query, setQuery] = useWishedQuery()
  const state = readStoreSearch(query)
  const [text, setText] = useState(state.zip || state.place)
  const [error, setError] = useState<string>()
  const wanted = readWanted(text)
  const changeText = (next: string) => {
    setText(next)
    setError(undefined)
  }
  const askForZip = () => {
    setError(storesMessages.invalidZip)
    document.getElementById(WANTED_FIELD)?.focus()
  }
  return (
    <PageLayout>
      <PageTitle>{storesMessages.title}</PageTitle>
      <p>{storesMessages.intro}</p>
      <StoreSearch
        state={state}
        text={text}
        onText={changeText}
        error={error}
        onSearch={(change) => setQuery(writeStoreSearch(query, change), { replace: true, preventScrollReset: true })}
      />
      <StoreResults state={state} zip={wanted.kind === 'zip' ? wanted.zip : ''} onZipMissing={askForZip} />
    </PageLayout>
  )
}
