import pg from 'pg'
import * as z from 'zod/mini'
import type { Caller, Shopper } from './caller.ts'
import { AppError } from './app-error.ts'
import { messages } from './server.messages.ts'

const rowSchema = z.object({
  mode: z.unknown(),
  is_active: z.boolean(),
  has_access: z.boolean(),
  customer_id: z.nullable(z.string()),
  is_age_verified: z.boolean(),
  guards_browsing: z.boolean(),
})

/** What every call needs to know about store and caller. */
export type RequestContext = {
  readonly shopper: Shopper
  readonly store: { readonly mode: unknown; readonly isActive: boolean; readonly hasAccess: boolean }
}

/** The statement that reads the context; it travels with BEGIN. */
export const contextStatement = ({ subject, role }: Caller) =>
  `SELECT * FROM commerce.request_context(${pg.escapeLiteral(subject)}, ${pg.escapeLiteral(role)})`

export function readContext(caller: Caller, rows: readonly unknown[]): RequestContext {
  const [first] = rows
  if (!first) throw new AppError(404, 'STORE_UNKNOWN', messages.unknownStore)
  const row = z.parse(rowSchema, first)
  return {
    shopper: {
      ...caller,
      customerId: row.customer_id ?? undefined,
      isAgeVerified: row.is_age_verified,
      maySeeRestricted: row.is_age_verified || !row.guards_browsing,
    },
    store: { mode: row.mode, isActive: row.is_active, hasAccess: row.has_access },
  }
}
