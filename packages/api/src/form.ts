import * as z from 'zod/mini'

export type FieldErrors = Readonly<Record<string, string>>

/** What a form holds, parsed by the schema that the API uses too, or one message for each wrong field. */
export type FormResult<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly errors: FieldErrors }

/** Empty fields are absent ones. A field that is absent and required reads "Field is Required." (spec 1 §5). */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): FormResult<z.output<Schema>> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(schema, filled)
  if (parsed.success) return { success: true, data: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    errors[field] ??= field in filled ? message : 'Field is Required.'
  }
  return { success: false, errors }
}
