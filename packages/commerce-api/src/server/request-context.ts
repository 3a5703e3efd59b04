import pg from 'pg'
import * as z from 'zod/mini'
import type { Caller, Shopper } from './caller.ts'
import { AppError } from './app-error.ts'
import { hashAccessPass } from '../tenant/access-pass.rules.ts'
import { hashSubject } from '../customer/close/subject-hash.ts'
import { tokenRefused } from './server.errors.ts'
import { messages } from './server.messages.ts'

const rowSchema = z.object({
  mode: z.unknown(),
  is_active: z.boolean(),
  has_access: z.boolean(),
  customer_id: z.nullable(z.string()),
  is_age_verified: z.boolean(),
  guards_browsing: z.boolean(),
  has_pass: z.boolean(),
  is_closed: z.boolean(),
})

/** What every call needs to know about store and caller. */
export type RequestContext = {
  readonly shopper: Shopper
  readonly store: { readonly mode: unknown; readonly isActive: boolean; readonly hasAccess: boolean }
}

/** The statement that reads the context; it travels with BEGIN. */
export function contextStatement({ subject, role }: Caller, accessPass: string | undefined) {
  const hasPass = accessPass ? `commerce.has_pass(${pg.escapeLiteral(hashAccessPass(accessPass))})` : 'false'
  const context = `commerce.request_context(${pg.escapeLiteral(subject)}, ${pg.escapeLiteral(role)})`
  return `SELECT context.*, ${hasPass} AS has_pass, ${role === 'user' ? isClosed(subject) : 'false'} AS is_closed
    FROM ${context} context`
}

const isClosed = (subject: string) =>
  `EXISTS (SELECT FROM commerce.closed_subjects WHERE tenant_id = current_setting('app.tenant_id', true)
     AND subject_hash = ${pg.escapeLiteral(hashSubject(subject))})`

/** @throws AppError 401 for a token of an account that was closed: whoever still holds one is signed out by it */
export function readContext(caller: Caller, rows: readonly unknown[]): RequestContext {
  const [first] = rows
  if (!first) throw new AppError(404, 'STORE_UNKNOWN', messages.unknownStore)
  const row = z.parse(rowSchema, first)
  if (row.is_closed) throw tokenRefused()
  return {
    shopper: {
      ...caller,
      customerId: row.customer_id ?? undefined,
      isAgeVerified: row.is_age_verified,
      maySeeRestricted: row.is_age_verified || !row.guards_browsing,
    },
    store: { mode: row.mode, isActive: row.is_active, hasAccess: row.has_access || row.has_pass },
  }
}
