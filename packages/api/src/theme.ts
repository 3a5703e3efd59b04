import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const text = z.optional(z.nullable(z.string()))

/** A tenant's look. Every field may be missing: an empty theme means the default one (spec 1 §7). */
export const themeSchema = z.object({
  logoURL: text,
  faviconURL: text,
  backgroundURL: text,
  primaryColor: text,
  secondaryColor: text,
  backgroundColor: text,
  textColor: text,
  surfaceColor: text,
  mutedTextColor: text,
  borderColor: text,
  successColor: text,
  warningColor: text,
  dangerColor: text,
  fontFamily: text,
  /** px */
  cornerRadius: z.optional(z.nullable(z.number())),
})
export type Theme = z.output<typeof themeSchema>

export const theme = endpoint({
  name: 'theme',
  method: 'GET',
  path: '/v1/Configuration/Theme',
  access: 'guest',
  query: z.object({ global: z.optional(z.boolean()) }),
  data: themeSchema,
  assumed: 'The contents beyond seven named fields are not shown.',
})
