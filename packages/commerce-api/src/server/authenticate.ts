import type { FastifyRequest } from 'fastify'
import { recordAudit } from '../audit/audit.store.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from './caller.ts'
import { otherTenant } from './server.errors.ts'
import { createTokenReader, type Issuers } from './tokens.ts'

export type Authenticate = (request: FastifyRequest) => Promise<Caller>

/** The caller of a request. The tenant is the token's; a header that says otherwise is refused and audited (T2). */
export function createAuthenticate(issuers: Issuers, database: Database): Authenticate {
  const readToken = createTokenReader(issuers)
  return async (request) => {
    const caller = await readToken(request.headers.authorization)
    const header = request.headers['x-tenant-id']
    if (header === undefined || header === caller.tenantId) return caller
    await database.transaction(caller.tenantId, (tx) =>
      recordAudit(tx, { action: 'tenant.mismatch', subject: caller.subject, requestId: request.id }),
    )
    throw otherTenant()
  }
}
