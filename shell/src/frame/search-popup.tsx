import { Slot, useTenant } from '@aisle/platform'
import { ClockIcon } from '@aisle/ui/icons'
import { VisuallyHidden } from '@aisle/ui/visually-hidden'
import {
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { searchMessages } from './frame-extras.messages.ts'
import { fittingTerms, recentSearches } from './recent-searches.ts'
import { Foot, Head, Popup, Recent, Remove } from './search-popup.styles.ts'
import { activeOption, moveThroughOptions } from './suggestion-keys.ts'

/** Answers whether a key of the field was one for the list. */
export type ListKeys = (event: KeyboardEvent<HTMLInputElement>) => boolean

export type SearchPopupProps = {
  /** Id of the listbox, which the field controls. */
  readonly id: string
  readonly term: string
  readonly isOpen: boolean
  readonly keys: RefObject<ListKeys | null>
  readonly onChoose: (term: string) => void
  readonly onExpand: (isExpanded: boolean) => void
}

const FIRST_LENGTH = 2

/** Below the search field: what was searched for before, and what whoever fills the slot suggests. */
export default function SearchPopup({ id, term, isOpen, keys, onChoose, onExpand }: SearchPopupProps) {
  const tenant = useTenant((state) => state.tenant)
  const recent = useMemo(() => recentSearches(tenant), [tenant])
  const [terms, setTerms] = useState(recent.read)
  const [said, setSaid] = useState('')
  const listbox = useRef<HTMLDivElement>(null)
  const typed = term.trim()
  const known = fittingTerms(terms, typed)
  const suggests = typed.length >= FIRST_LENGTH
  const shows = isOpen && (suggests || known.length > 0)

  // In one step with the list: a key pressed at the first sight of an option is one for the list.
  useLayoutEffect(() => onExpand(shows), [shows, onExpand])
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    // Another tab, or this search itself, may have changed them.
    if (isOpen) setTerms(recent.read())
  }

  const forget = (one: string) => {
    recent.remove(one)
    setTerms(recent.read())
    setSaid(searchMessages.removed(one))
  }
  const clear = (field: HTMLElement | null | undefined) => {
    recent.clear()
    setTerms([])
    setSaid(searchMessages.cleared)
    field?.focus()
  }
  useImperativeHandle(keys, () => (event) => {
    const field = event.currentTarget
    const chosen = activeOption(listbox.current)?.dataset['recent']
    if (event.key === 'Delete' && chosen !== undefined) {
      forget(chosen)
      field.removeAttribute('aria-activedescendant')
      return true
    }
    return moveThroughOptions(event.key, field, listbox.current)
  })

  return (
    <>
      {/* A press must not take the focus away before the click arrives. */}
      <Popup hidden={!shows} onMouseDown={(event) => event.preventDefault()}>
        {known.length > 0 && <Head aria-hidden="true">{searchMessages.recent}</Head>}
        <VisuallyHidden id={`${id}-hint`}>{searchMessages.hint}</VisuallyHidden>
        <div id={id} ref={listbox} role="listbox" aria-label={searchMessages.suggestions}>
          {known.map((one) => (
            <Recent
              key={one}
              role="option"
              aria-selected={false}
              aria-describedby={`${id}-hint`}
              data-recent={one}
              onClick={() => onChoose(one)}
            >
              <ClockIcon size={18} />
              <span>{one}</span>
              <Remove
                aria-hidden="true"
                title={searchMessages.remove}
                onClick={(event) => {
                  event.stopPropagation()
                  forget(one)
                }}
              >
                ×
              </Remove>
            </Recent>
          ))}
          {suggests && shows && <Slot name="search.suggestions" props={{ term: typed, onChoose }} />}
        </div>
        {known.length > 0 && typed === '' && (
          <Foot>
            <button type="button" onClick={(event) => clear(event.currentTarget.form?.querySelector('input'))}>
              {searchMessages.clear}
            </button>
          </Foot>
        )}
      </Popup>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
