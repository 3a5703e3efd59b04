import type * as z from 'zod/mini'

/**
 * Who may call: `guest` any shopper with a token, `user` somebody signed in, `customer` somebody signed in
 * who has a customer record (spec 1 §6).
 */
export type Access = 'guest' | 'user' | 'customer'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.ZodMiniType

/** One call of the store's API: everything that browser, gateway, server, tests and OpenAPI know about it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> = {
  /** Unique, camelCase: the name surfaces use to declare a route's data. */
  readonly name: string
  readonly method: Method
  /** With version and `:parameters`, spelled as in the documents. */
  readonly path: `/v${1 | 2}/${string}`
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** What stands in `data` of the reply's wrapper. */
  readonly data: Data
  /** Brings other forms that back ends give `data` into the one of the schema. */
  readonly normalise?: (data: unknown) => unknown
  /** Minutes that a client may keep the answer (spec 1 §9). */
  readonly cacheMinutes?: number
  /** A client may keep it beyond the page: the same for every guest of the store (spec 1 §9). */
  readonly persisted?: true
  /** The client sends an `Idempotency-Key` and may repeat the call with it. */
  readonly idempotent?: true
  /** A successful reply is the bare file, `data` a Blob; a failed one has the wrapper. */
  readonly binary?: true
  /** The parameter that leaves age-restricted goods out, sent for shoppers whose age is not verified (spec 1 §5, §7). */
  readonly restrictedFlag?: 'skipBrowsingAgeRestrictedProd' | 'filterAgeRestrictedItem'
  /** Served by the identity API, whose wrapper says `succeeded` (spec 1 §7). */
  readonly service?: 'identity'
  /**
   * Set in pages only, by the build of a slice: the declaration with its schemas, which wait in a file of their own until
   * there is a reply to read. What a page holds of the call has none.
   */
  readonly whole?: () => Promise<AnyEndpoint>
  /** Set where the documents say "not shown" and this schema decides (decision 40). */
  readonly assumed?: string
}

/** Declares a call. Identity at run time; keeps the literal types. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
  Data extends Schema = Schema,
>(
  declaration: Endpoint<Params, Query, Body, Data>,
): Endpoint<Params, Query, Body, Data> => declaration

/** Any endpoint, whatever its schemas. */
export type AnyEndpoint = {
  readonly [Key in keyof Endpoint]: Key extends 'params' | 'query' | 'body' ? Schema | undefined : Endpoint[Key]
}

type InputOf<Name extends string, S> = [S] extends [never]
  ? { readonly [K in Name]?: undefined }
  : S extends Schema
    ? object extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> }
    : never

/** `{ params, query, body }` of a call, each present only if the endpoint declares it. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? InputOf<'params', P> & InputOf<'query', Q> & InputOf<'body', B>
    : never

/** The parsed `data` of a call's reply. */
export type CallData<E> = E extends { readonly data: infer D extends Schema } ? z.output<D> : never

/** `/v1/Order/Detail/:orderId` with its parameters filled in and encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

/** The cache key of a call: the same on the server that inlined its answer and in the browser that reads it. */
export function callKey(
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  input: { params?: unknown; query?: unknown } = {},
): readonly [Method, string, Readonly<Record<string, unknown>>] {
  return [method, fillPath(path, record(input.params)), record(input.query)]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const record = (value: unknown) => (isRecord(value) ? value : {})
