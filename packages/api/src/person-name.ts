import * as z from 'zod/mini'

/** Letters and spaces in parts joined by a hyphen or an apostrophe, at most 40, may be empty (spec 1 §5). */
export const personNameSchema = z.string().check(
  z.refine((text) => text.length <= 40 && (text === '' || /^[\p{L}\p{M} ]+(['’-][\p{L}\p{M} ]+)*$/u.test(text)), {
    error: 'Please enter a valid name.',
  }),
)

/** A name that must be there. */
export const requiredPersonNameSchema = personNameSchema.check(
  z.refine((text) => text.trim() !== '', { error: 'Field is Required.' }),
)

/** Cut to 20 characters plus an ellipsis (spec 1 §5). */
export function truncateName(name: string): string {
  const characters = [...name]
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : name
}
