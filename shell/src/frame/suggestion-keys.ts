const optionsOf = (listbox: HTMLElement | null) => [...(listbox?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

/** The option that the keys have come to. */
export const activeOption = (listbox: HTMLElement | null): HTMLElement | undefined =>
  optionsOf(listbox).find((option) => option.getAttribute('aria-selected') === 'true')

/**
 * Moves through the options of a listbox while the focus stays in the field (ARIA combobox). Answers whether the key
 * was one of its own.
 */
export function moveThroughOptions(key: string, field: HTMLElement, listbox: HTMLElement | null): boolean {
  const options = optionsOf(listbox)
  const current = options.findIndex((option) => option.getAttribute('aria-selected') === 'true')
  if (key === 'Enter') {
    options[current]?.click()
    return current !== -1
  }
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || options.length === 0) return false
  const next = current === -1 && step === -1 ? options.length - 1 : (current + step + options.length) % options.length
  for (const [index, option] of options.entries()) {
    option.setAttribute('aria-selected', String(index === next))
    option.id = `${listbox?.id}-${index}`
    if (index !== next) continue
    field.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }
  return true
}
