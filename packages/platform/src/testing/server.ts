import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import type { AnyEndpoint } from '@aisle/api/endpoint'

/** The store's API of a test. A request that no handler answers fails the test. */
export const server = setupServer()

/** The reply of the store's API that carries `data`. */
export const reply = (data: JsonBodyType) => HttpResponse.json({ success: true, data, errors: [] })

/** The reply of the store's API that reports a failure. */
export const refusal = (errorCode: string, descreption: string, status = 400, details?: JsonBodyType) =>
  HttpResponse.json({ success: false, data: null, errors: [{ errorCode, descreption, details }] }, { status })

type Call = {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Headers
}

/** A handler for one call of the store's API: `server.use(serve(cartDetail, () => reply(aCart())))`. */
export const serve = (endpoint: AnyEndpoint, respond: (call: Call) => Response | Promise<Response>) =>
  http.all(`*${endpoint.path}`, async ({ request, params }) => {
    if (request.method !== endpoint.method) return undefined
    const text = await request.clone().text()
    return await respond({
      params,
      query: new URL(request.url).searchParams,
      body: text ? JSON.parse(text) : undefined,
      headers: request.headers,
    })
  })
