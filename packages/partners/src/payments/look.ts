import { z } from 'zod'

const colour = z
  .string()
  .regex(/^#?[0-9a-fA-F]{6}$/)
  .transform((text) => `#${text.replace('#', '').toLowerCase()}`)

/** How the store wants the form to look; anything but a plain colour or a small number is left out. */
export const lookSchema = z.object({
  accent: colour.catch('#2a6f8f'),
  text: colour.catch('#1d2429'),
  border: colour.catch('#8a969e'),
  background: colour.catch('#ffffff'),
  radius: z.coerce.number().int().min(0).max(24).catch(8),
})
export type Look = z.output<typeof lookSchema>

export const lookToCss = ({ accent, text, border, background, radius }: Look): string =>
  `:root{--accent:${accent};--ink:${text};--line:${border};--paper:${background};--radius:${radius}px}`

export function lookToQuery(look: Look): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(look)) query.set(name, String(value).replace('#', ''))
  return query.toString()
}
