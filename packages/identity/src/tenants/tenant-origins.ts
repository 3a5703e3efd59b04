import { z } from 'zod'
import { originSchema } from './origin.ts'
import { tenantIdPattern } from './tenant.ts'

const entrySchema = z.tuple([z.string().regex(tenantIdPattern), originSchema])

/** `fresh=http://fresh.localhost:3000,corner=http://corner.localhost:3000` as a map. */
export const tenantOriginsSchema = z.string().transform((text, context) => {
  const entries = text.split(',').filter((entry) => entry.trim() !== '')
  const origins = new Map<string, string>()
  for (const entry of entries) {
    const parsed = entrySchema.safeParse(entry.trim().split('='))
    if (!parsed.success) {
      context.addIssue({ code: 'custom', message: `"${entry.trim()}" is not tenant=origin` })
      return z.NEVER
    }
    origins.set(...parsed.data)
  }
  return origins
})
