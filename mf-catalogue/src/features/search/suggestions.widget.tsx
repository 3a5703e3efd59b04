import { searchKeyword } from '@aisle/api/search'
import type { SlotMap } from '@aisle/contract'
import { callOptions, usePlatform, useShoppingTerms } from '@aisle/platform'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SuggestionOption } from './suggestion-option.tsx'
import { useSettled } from './use-settled.ts'

/** Milliseconds without a key before suggestions are asked for. */
const TYPING_PAUSE = 150

/** What could be meant by what was typed: options of the list that the header's search field owns. */
export default function SuggestionsWidget({ term, onChoose }: SlotMap['search.suggestions']) {
  const phrase = useSettled(term.trim().slice(0, 200), TYPING_PAUSE)
  const { api } = usePlatform()
  const { data } = useQuery({
    ...callOptions(api, searchKeyword, { query: { q: phrase, ...useShoppingTerms() } }),
    enabled: phrase !== '',
    placeholderData: keepPreviousData,
  })
  return (data?.items ?? []).map((suggestion) => (
    <SuggestionOption
      key={`${suggestion.kind} ${suggestion.productID ?? suggestion.seoName ?? suggestion.text}`}
      suggestion={suggestion}
      onSearch={onChoose}
    />
  ))
}
