import { type RefObject, useEffect, useRef } from 'react'

/**
 * The first wrong field of a form takes the focus each time that it was refused, and its message is read along with it.
 * `errors` is a new object for each try.
 */
export function useFirstWrongField<Form extends HTMLElement = HTMLFormElement>(errors: object): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
