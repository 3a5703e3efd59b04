import { linkTo, Slot, useGo, useLink, useQueryParams } from '@aisle/platform'
import { SearchIcon } from '@aisle/ui/icons'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { frameMessages } from '../shell.messages.ts'
import { Button, Form, Input, Suggestions } from './search-form.styles.ts'
import { moveThroughOptions } from './suggestion-keys.ts'

const FIRST_LENGTH = 2

/** The header's search: a field with suggestions below it, that whoever fills the slot gives. */
export function SearchForm() {
  const [query] = useQueryParams()
  const page = useLink('search')
  const asked = query.get('q') ?? ''
  return page === null ? null : <SearchField key={asked} asked={asked} page={page} />
}

function SearchField({ asked, page }: { readonly asked: string; readonly page: string }) {
  const [term, setTerm] = useState(asked)
  const [isOpen, setIsOpen] = useState(false)
  const listbox = useRef<HTMLDivElement>(null)
  const listId = useId()
  const go = useGo()

  const search = (wanted: string) => {
    const q = wanted.trim()
    setIsOpen(false)
    if (q) void go(linkTo('search', { q }) ?? page)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(term)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setIsOpen(false)
    else if (isOpen && moveThroughOptions(event.key, event.currentTarget, listbox.current)) event.preventDefault()
  }
  const suggests = isOpen && term.trim().length >= FIRST_LENGTH

  return (
    <Form
      role="search"
      action={page}
      onSubmit={submit}
      onBlur={(event) => setIsOpen(event.currentTarget.contains(event.relatedTarget))}
    >
      <Input
        type="search"
        name="q"
        role="combobox"
        aria-label={frameMessages.searchLabel}
        placeholder={frameMessages.searchLabel}
        aria-expanded={suggests}
        aria-controls={listId}
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
        onKeyDown={onKeyDown}
      />
      <Button type="submit" aria-label={frameMessages.search}>
        <SearchIcon />
      </Button>
      <Suggestions
        id={listId}
        ref={listbox}
        role="listbox"
        aria-label={frameMessages.suggestions}
        hidden={!suggests}
        // A press must not take the focus away before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggests && <Slot name="search.suggestions" props={{ term: term.trim(), onChoose: search }} />}
      </Suggestions>
    </Form>
  )
}
