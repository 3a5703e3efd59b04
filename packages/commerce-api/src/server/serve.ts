import type { AnyEndpoint, CallData, Endpoint } from '@aisle/api/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Database, Transaction } from '../database/database.ts'
import type { Authenticate } from './authenticate.ts'
import type { Caller, Shopper } from './caller.ts'
import { checkReply } from './check-reply.ts'
import { ACCESS_PASS_HEADER } from '@aisle/api/access-pass'
import { accessPassOf } from '../tenant/access-pass.rules.ts'
import { parseInput } from './parse-input.ts'
import { Reply, success } from './reply.ts'
import { userNeeded } from './server.errors.ts'
import { createContextGlance } from './context-glance.ts'
import { contextStatement, readContext } from './request-context.ts'
import { checkGate } from './store-gate.ts'

type Parsed<Name extends string, S> = {
  readonly [K in Name]: [S] extends [never] ? undefined : S extends z.ZodMiniType ? z.output<S> : never
}

/** Parsed params, query and body of a call; `undefined` where the endpoint declares none. */
export type ParsedInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Parsed<'params', P> & Parsed<'query', Q> & Parsed<'body', B>
    : never

export type Origin = {
  readonly requestId: string
  readonly ip: string
  readonly idempotencyKey: string | undefined
  /** The caller's own, for what has to be asked of the identity service in their name. */
  readonly accessToken: string
  /** The guest's own token beside the user's, once, at sign-in: it proves whose cart is taken over (T12). */
  readonly guestToken: string | undefined
  /** Proves that this browser gave the store's access code. */
  readonly accessPass: string | undefined
  /** The age check that a call is about, as the documents send it (spec 1 §7). */
  readonly ageSessionId: string | undefined
}

type Answer<E> = CallData<E> | Reply<CallData<E>>

export type Call<E> = ParsedInput<E> & { readonly shopper: Shopper; readonly tx: Transaction; readonly origin: Origin }

export type FlowCall<E> = ParsedInput<E> & FlowTools

/** What a flow's handler gets beside its input. */
export type FlowTools = {
  readonly shopper: Shopper
  readonly origin: Origin
  /** Grows with each change of the tenant's catalogue; counts everything that was committed before the call began. */
  readonly catalogueVersion: number
  /** One tenant transaction; may be used several times with network calls between. */
  readonly transaction: <Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: { readonly readOnly: boolean },
  ) => Promise<Result>
}

/** Serves a call in one transaction (read only for GET), which rolls back when the handler throws. */
export type Serve = <E extends AnyEndpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>>) => void

/** Serves a call whose handler opens its own transactions: for network calls and for what outlives a refusal. */
export type ServeFlow = <E extends AnyEndpoint>(endpoint: E, handler: (call: FlowCall<E>) => Promise<Answer<E>>) => void

export type ServeOptions = {
  readonly database: Database
  readonly authenticate: Authenticate
  /** Compare replies with their schema; on in tests. */
  readonly checkReplies: boolean
  /** Told of each refusal before its caller is; may refuse for a reason of its own. */
  readonly onRefused: (error: unknown, caller: Caller, ip: string) => Promise<void>
}

export function createServe(app: FastifyInstance, { database, authenticate, checkReplies, onRefused }: ServeOptions) {
  const served = new Set<string>()
  const glance = createContextGlance(database)

  const open = <Result>(
    endpoint: AnyEndpoint,
    caller: Caller,
    { accessPass }: Origin,
    work: (shopper: Shopper, tx: Transaction) => Promise<Result>,
  ) =>
    database.transaction(
      caller.tenantId,
      async (tx, [found]) => {
        const context = readContext(caller, found)
        checkGate(endpoint, context)
        return await work(context.shopper, tx)
      },
      { readOnly: endpoint.method === 'GET', first: contextStatement([{ caller, accessPass }]) },
    )

  const transactionOf =
    (tenantId: string): FlowTools['transaction'] =>
    (work, options) =>
      database.transaction(tenantId, (tx) => work(tx), options)

  const route = <E extends AnyEndpoint>(
    endpoint: E,
    run: (input: ParsedInput<E>, caller: Caller, origin: Origin) => Promise<Answer<E>>,
  ) => {
    served.add(endpoint.name)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const caller = await authenticate(request)
        if (endpoint.access !== 'guest' && caller.role === 'guest') throw userNeeded()
        const input = parseInput(endpoint, request)
        // oxlint-disable-next-line typescript/consistent-type-assertions -- parsed by the schemas this type is made of
        const answer = await run(input as ParsedInput<E>, caller, originOf(request)).catch(async (error: unknown) => {
          await onRefused(error, caller, request.ip)
          throw error
        })
        const data = answer instanceof Reply ? answer.data : answer
        if (checkReplies) checkReply(endpoint, data)
        const { headers = {}, ...extras } = answer instanceof Reply ? answer.extras : {}
        reply.headers(headers)
        return success(data, extras)
      },
    })
  }

  const serve: Serve = (endpoint, handler) =>
    route(endpoint, (input, caller, origin) =>
      open(endpoint, caller, origin, (shopper, tx) => handler({ ...input, shopper, tx, origin })),
    )

  const serveFlow: ServeFlow = (endpoint, handler) =>
    route(endpoint, async (input, caller, origin) => {
      const { accessPass } = origin
      const { found, catalogueVersion } = await glance({ caller, accessPass })
      const context = readContext(caller, found)
      checkGate(endpoint, context)
      const { shopper } = context
      return await handler({ ...input, shopper, origin, catalogueVersion, transaction: transactionOf(caller.tenantId) })
    })

  return { serve, serveFlow, served }
}

function originOf(request: FastifyRequest): Origin {
  const key = request.headers['idempotency-key']
  const guestToken = request.headers['x-guest-token']
  const ageSessionId = request.headers['avsessionid']
  return {
    requestId: request.id,
    ip: request.ip,
    idempotencyKey: typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : undefined,
    accessToken: request.headers.authorization?.slice('Bearer '.length) ?? '',
    guestToken: typeof guestToken === 'string' ? guestToken : undefined,
    accessPass: accessPassOf(request.headers[ACCESS_PASS_HEADER]),
    ageSessionId: typeof ageSessionId === 'string' ? ageSessionId : undefined,
  }
}
