import { isRecordOf, isText, useQueryParams, useTenant } from '@aisle/platform'
import { useEffect, useEffectEvent } from 'react'
import { createPreference } from './preference.ts'

type Remembered = {
  /** The list that the choices are for: `category`, `orders`. */
  readonly list: string
  /** What the list is of at the moment; another subject takes the choices up anew. */
  readonly subject?: string
  /** Parameters of the address that are choices, not places. */
  readonly names: readonly string[]
}

/**
 * Remembers how a shopper likes a list. An address that says nothing of it gets what was chosen last; one that does
 * stands as it is. Call the answer with the new query when the shopper chooses.
 */
export function useRememberedQuery({ list, subject, names }: Remembered): (query: URLSearchParams) => void {
  const tenant = useTenant((state) => state.tenant)
  const [query, setQuery] = useQueryParams()
  const kept = createPreference(tenant, `list-${list}`, isRecordOf(isText))
  const takeUp = useEffectEvent(() => {
    const known = Object.entries(kept.read() ?? {}).filter(([name]) => names.includes(name))
    if (known.length === 0 || names.some((name) => query.has(name))) return
    const next = new URLSearchParams(query)
    for (const [name, value] of known) next.set(name, value)
    setQuery(next, { replace: true, preventScrollReset: true })
  })
  useEffect(() => takeUp(), [tenant, list, subject])

  return (chosen) => {
    const choices = [...chosen].filter(([name]) => names.includes(name))
    if (choices.length > 0) kept.write(Object.fromEntries(choices))
    else kept.remove()
  }
}
