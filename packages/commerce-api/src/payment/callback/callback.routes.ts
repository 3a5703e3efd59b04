import { CALLBACK_HEADERS, paymentCallbackSchema } from '@aisle/api/payment-callback'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { createTenantBatches } from '../../database/tenant-batches.ts'
import { keepFamiliar } from '../../order/settle/familiar-callbacks.service.ts'
import { takeCallback } from '../../order/settle/take-callback.service.ts'
import type { Services } from '../../server/config.ts'
import type { Warn } from '../../server/domain.ts'
import { guardInput } from '../../server/input-guard.ts'
import { notFound } from '../../server/server.errors.ts'
import { callbackNotSigned, callbackUnreadable } from './callback.errors.ts'
import { callbackSecret, isSigned } from './callback-signature.rules.ts'
import { knowsTenant } from './payment-callbacks.store.ts'

type Options = {
  readonly database: Database
  readonly services: Services
  readonly now: () => Date
  readonly warn: Warn
  readonly alert: Warn
}

/** Milliseconds that callbacks may wait for each other: nobody stands before a screen. */
const PAUSE = 50
const CALLBACK_PATH = '/callbacks/payments/:provider/:tenant'
const BODY_LIMIT = 16 * 1024
const paramsSchema = z.object({
  provider: z.enum(['datacap', 'usaepay']),
  tenant: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)),
})

/**
 * What payment providers tell of their own accord (F32). No call of a shopper's: it has no token, no CORS and no place in
 * the contract's table; its signature is over the bytes that came in, so they are not parsed before it has been checked.
 */
export function installPaymentCallbacks(app: FastifyInstance, { database, services, now, warn, alert }: Options) {
  /** Whether a callback was one of many that say what is known, and is kept by now. */
  const isFamiliar = createTenantBatches({ database, warn }, keepFamiliar, { pause: PAUSE })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    )
    scope.post(CALLBACK_PATH, { bodyLimit: BODY_LIMIT }, async ({ params, headers, body, id }, reply) => {
      const named = z.safeParse(paramsSchema, params)
      if (!named.success) throw notFound()
      const { provider, tenant } = named.data
      const { secret: merchantKey } = services.merchant
      const signed = {
        timestamp: headers[CALLBACK_HEADERS.timestamp],
        signature: headers[CALLBACK_HEADERS.signature],
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      }
      if (!merchantKey || !isSigned(callbackSecret(merchantKey, provider, tenant), signed, now())) {
        throw callbackNotSigned()
      }
      const callback = readCallback(signed.body, tenant)
      const call = { provider, callback, requestId: id, now: now() }
      if (await isFamiliar(tenant, call)) return reply.code(204).send()
      const raised = await database.transaction(tenant, async (tx) => {
        if (!(await knowsTenant(tx))) throw notFound()
        return await takeCallback(tx, call)
      })
      if (raised) alert({ ...raised, tenant }, 'a payment has to be looked at')
      return reply.code(204).send()
    })
  })
}

function readCallback(body: Buffer, tenant: string) {
  const parsed = z.safeParse(paymentCallbackSchema, parseJson(body))
  if (!parsed.success) throw callbackUnreadable(parsed.error)
  if (parsed.data.transaction.tenant !== tenant) throw callbackUnreadable(new Error('It is of another tenant'))
  guardInput(parsed.data)
  return parsed.data
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw callbackUnreadable(cause)
  }
}
