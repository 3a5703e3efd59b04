/** Spellings of one field that back ends use for one another (decision 25). */
const TWINS: ReadonlyMap<string, string> = new Map([
  ['fulFillments', 'fulfillments'],
  ['fulfillments', 'fulFillments'],
])

/**
 * Gives every field of a reply the spelling that schemas read, beside its own: `fulFillments` and `fulfillments`
 * everywhere, `descreption` for the `description` of an error. Changes the value in place; it was parsed just now.
 */
export function withKnownSpellings(reply: unknown): unknown {
  addTwins(reply)
  if (isObject(reply) && Array.isArray(reply['errors'])) {
    for (const error of reply['errors']) {
      if (isObject(error) && !('descreption' in error) && 'description' in error) {
        error['descreption'] = error['description']
      }
    }
  }
  return reply
}

function addTwins(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(addTwins)
  if (!isObject(value)) return
  for (const [name, field] of Object.entries(value)) {
    addTwins(field)
    const twin = TWINS.get(name)
    if (twin && !Object.hasOwn(value, twin)) value[twin] = field
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
