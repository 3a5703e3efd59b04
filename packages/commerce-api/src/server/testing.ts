import { type AnyEndpoint, type CallData, type CallInput } from '@aisle/api/endpoint'
import type { WireError } from '@aisle/api/envelope'
import { addressOf } from '@aisle/api/client'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp, type AppOptions } from '../app.ts'
import { createTestDatabase, type TestDatabaseOptions } from './test-database.ts'
import { createTestTokens } from './test-tokens.ts'

export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { createTestTokens, newGuestSubject } from './test-tokens.ts'

export type TestReply<E> = {
  readonly status: number
  /** Of a success; throws when the call was refused. */
  readonly data: CallData<E>
  /** Code of the refusal, if there is one. */
  readonly code: string | undefined
  readonly errors: readonly WireError[]
  readonly message: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

export type TestOptions = Partial<Pick<AppOptions, 'now' | 'domains' | 'services'>> & TestDatabaseOptions

/** Errors that are kept: all of them would look like a leak of the API. */
const FAULTS = 20

/** The API on a database of its own. Calls go through its routes; replies are checked against the contract. */
export async function buildTestApp({ poolSize, until, ...options }: TestOptions = {}) {
  const test = await createTestDatabase({ poolSize, until })
  const tokens = await createTestTokens()
  const appOptions: AppOptions = {
    database: test.database,
    issuers: tokens.issuers,
    services: { partnersUrl: undefined, smtpUrl: undefined, merchant: { id: undefined, secret: undefined } },
    checkReplies: true,
    ...options,
  }
  const app = buildApp(appOptions)
  const faults: Error[] = []
  app.addHook('onError', async (_request, _reply, error) => {
    faults.splice(0, Math.max(0, faults.push(error) - FAULTS))
  })
  await app.ready()

  const request = (inject: InjectOptions, token?: string) =>
    app.inject({ ...inject, headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...inject.headers } })

  return {
    app,
    tokens,
    request,
    /** What went wrong on the server of late, the newest last. */
    faults,
    /** Another instance on the same database. */
    buildOther: (change: Partial<AppOptions>) => buildApp({ ...appOptions, ...change }),
    /** Another instance on the same database that writes its log to `write`. */
    buildLogged: (write: (line: string) => void) =>
      buildApp({ ...appOptions, logLevel: 'debug', logStream: { write } }),
    ...test,

    /** Calls an endpoint with a token, as the typed client would. */
    async call<E extends AnyEndpoint>(
      endpoint: E,
      input: CallInput<E>,
      token?: string,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<TestReply<E>> {
      const { body } = input
      const hasBody = body !== undefined
      const response = await request(
        {
          method: endpoint.method,
          url: addressOf(endpoint, input),
          headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
          ...(hasBody ? { payload: JSON.stringify(body) } : {}),
        },
        token,
      )
      return readTestReply(response, faults.at(-1))
    },

    async close() {
      await app.close()
      await test.close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** The same until the tests of a file have ended: `const test = await openTestApp()` at its top. */
export async function openTestApp(options?: TestOptions): Promise<TestApp> {
  const test = await buildTestApp(options)
  afterAll(() => test.close())
  return test
}

type Injected = Awaited<ReturnType<ReturnType<typeof buildApp>['inject']>>

function readTestReply<E>(response: Injected, fault: Error | undefined): TestReply<E> {
  const {
    success,
    data,
    errors = [],
    message,
  } = response.json<{
    success: boolean
    data: CallData<E>
    errors?: WireError[]
    message?: string
  }>()
  return {
    status: response.statusCode,
    get data() {
      if (!success) throw new Error(`The call was refused: ${response.statusCode} ${response.body}`, { cause: fault })
      return data
    },
    code: success ? undefined : (errors[0]?.errorCode ?? undefined),
    errors,
    message,
    headers: response.headers,
    body: response.body,
  }
}
