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

/** Somebody whose context is asked for. */
export type Asking = { readonly caller: Caller; readonly accessPass: string | undefined }

/**
 * The statement that reads the contexts of callers of one tenant, a row for each, in their order.
 * @param columns what else each row is to tell
 */
export function contextStatement(asking: readonly Asking[], columns?: string): string {
  return `SELECT ${columns ? `${columns}, ` : ''}context.*, CASE WHEN pass_hash IS NULL THEN false ELSE commerce.has_pass(pass_hash) END AS has_pass,
      closed_hash IS NOT NULL AND EXISTS (SELECT FROM commerce.closed_subjects
        WHERE tenant_id = current_setting('app.tenant_id', true) AND subject_hash = closed_hash) AS is_closed
    FROM (VALUES ${asking.map(valuesOf).join(', ')}) AS caller (nth, subject, role, pass_hash, closed_hash)
    CROSS JOIN LATERAL commerce.request_context(caller.subject, caller.role) context
    ORDER BY caller.nth`
}

function valuesOf({ caller: { subject, role }, accessPass }: Asking, nth: number) {
  const passHash = accessPass ? hashAccessPass(accessPass) : undefined
  const closedHash = role === 'user' ? hashSubject(subject) : undefined
  return `(${[String(nth), ...[subject, role, passHash, closedHash].map(textOf)].join(', ')})`
}

const textOf = (text: string | undefined) => (text === undefined ? 'NULL::text' : `${pg.escapeLiteral(text)}::text`)

/** @throws AppError 401 for a token of an account that was closed: whoever still holds one is signed out by it */
export function readContext(caller: Caller, found: unknown): RequestContext {
  if (!found) throw new AppError(404, 'STORE_UNKNOWN', messages.unknownStore)
  const row = z.parse(rowSchema, found)
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
