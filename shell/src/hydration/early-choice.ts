import { believed, isHeard, isTakenOver } from './react-element.ts'

/** Whether a box is checked, or which option of a list is chosen. */
type Choice = boolean | string

/**
 * A choice that a shopper made: what makes it again, and answers whether React knows of it. `undefined` for what is no
 * choice. React keeps what the browser shows when it takes over a box, and hears of it as little as of a list's option.
 */
export function earlyChoice(field: unknown, choice: unknown): (() => boolean) | undefined {
  if (field instanceof HTMLSelectElement && typeof choice === 'string') {
    return remake(field, 'value', choice, () => {
      field.value = choice
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  if (!isBox(field) || typeof choice !== 'boolean') return undefined
  return remake(field, 'checked', choice, () => {
    // Of a state that was not set through the element itself React hears, with a click.
    field.checked = !choice
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(field, choice)
    field.dispatchEvent(new Event('click', { bubbles: true }))
  })
}

function remake(field: Element, name: 'checked' | 'value', choice: Choice, make: () => void) {
  // Whoever heard a choice and did not follow it has shown that already.
  const heard = isTakenOver(field)
  return () => {
    const belief = believed(field, name)
    if (belief === undefined || belief === (heard ? Reflect.get(field, name) : choice)) return true
    return isHeard(field, 'onChange', make)
  }
}

const isBox = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** The choices that a browser has brought back with a page, without anybody choosing. */
export const restoredChoices = (root: ParentNode): readonly (readonly [field: Element, choice: Choice])[] => [
  ...[...root.querySelectorAll('input')]
    .filter((field) => isBox(field) && field.checked !== field.defaultChecked)
    .filter(({ type, checked }) => checked || type === 'checkbox')
    .map((field) => [field, field.checked] as const),
  ...[...root.querySelectorAll('select')]
    .filter(
      (field) => field.value !== (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value,
    )
    .map((field) => [field, field.value] as const),
]
