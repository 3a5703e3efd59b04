import { linkTo, useGo, useLink, useQueryParams, useTenant } from '@aisle/platform'
import { SearchIcon } from '@aisle/ui/icons'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { frameMessages } from '../shell.messages.ts'
import { loadFrameParts } from './load-frame-parts.ts'
import { Button, Form, Input } from './search-form.styles.ts'
import type { ListKeys, SearchPopupProps } from './search-popup.tsx'

const SearchPopup = lazyPart<SearchPopupProps>(async () => ({ default: (await loadFrameParts()).SearchPopup }), {
  isQuiet: true,
})

/** The header's search: a field, and below it what was searched for before and what is suggested (ARIA combobox). */
export function SearchForm() {
  const [query] = useQueryParams()
  const page = useLink('search')
  const asked = query.get('q') ?? ''
  return page === null ? null : <SearchField key={asked} asked={asked} page={page} />
}

function SearchField({ asked, page }: { readonly asked: string; readonly page: string }) {
  const tenant = useTenant((state) => state.tenant)
  const [term, setTerm] = useState(asked)
  /** `undefined` until somebody turns to the field: then the list's code comes. */
  const [isOpen, setIsOpen] = useState<boolean>()
  const [isExpanded, setIsExpanded] = useState(false)
  const keys = useRef<ListKeys>(null)
  const listId = useId()
  const go = useGo()

  const search = (wanted: string) => {
    const q = wanted.trim()
    setIsOpen(false)
    if (!q) return
    // A term that cannot be kept is searched for all the same.
    void loadFrameParts()
      .then(({ recentSearches }) => recentSearches(tenant).add(q))
      .catch(() => {})
    void go(linkTo('search', { q }) ?? page)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(term)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isExpanded) setIsOpen(false)
    else if (!isOpen && event.key === 'ArrowDown') setIsOpen(true)
    else if (!isExpanded || !keys.current?.(event)) return
    event.preventDefault()
  }

  return (
    <Form
      role="search"
      action={page}
      onSubmit={submit}
      onBlur={(event) => setIsOpen(isOpen && event.currentTarget.contains(event.relatedTarget))}
    >
      <Input
        type="search"
        name="q"
        role="combobox"
        aria-label={frameMessages.searchLabel}
        placeholder={frameMessages.searchLabel}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={term}
        onChange={({ target }) => {
          setTerm(target.value)
          setIsOpen(true)
          target.removeAttribute('aria-activedescendant')
        }}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" aria-label={frameMessages.search}>
        <SearchIcon />
      </Button>
      {isOpen !== undefined && (
        <SearchPopup id={listId} term={term} isOpen={isOpen} keys={keys} onChoose={search} onExpand={setIsExpanded} />
      )}
    </Form>
  )
}
