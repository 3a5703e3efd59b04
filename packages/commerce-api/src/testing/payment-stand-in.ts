import { createServer, type IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { createAgeCheckStandIn } from './age-check-stand-in.ts'
import {
  type Behaviour,
  cardSchema,
  chargeSchema,
  createCharges,
  FOREIGN_ZIP,
  refundSchema,
  voidSchema,
} from './payment-charges.ts'

type Answer = { readonly status: number; readonly body: unknown }
type Asked = { readonly method: string; readonly url: URL; readonly body: unknown }

const UNKNOWN_TOKEN = 'tok_unknown'

export type PaymentStandIn = Awaited<ReturnType<typeof startPaymentStandIn>>

/** Speaks like the payment provider, the age check and the loyalty company, and answers as a test wants it to. */
export async function startPaymentStandIn() {
  const provider = createCharges()
  const ageChecks = createAgeCheckStandIn()
  const requests: string[] = []
  const billed: unknown[] = []
  const members: unknown[] = []
  let behaviour: Behaviour = 'accept'

  /** `undefined` cuts the connection, before anything was done or after. */
  function answer({ method, url, body }: Asked): Answer | undefined {
    if (url.pathname.startsWith('/age-check/')) return ageChecks.answer(method, url.pathname, body)
    if (url.pathname.endsWith('/transactions'))
      return found(provider.charges.get(url.searchParams.get('reference') ?? ''))
    if (behaviour === 'lose-request') return undefined
    if (url.pathname === '/loyalty/sessions') {
      members.push(body)
      return { status: 201, body: { token: 'a-token-for-the-loyalty-frame', expiresAt: '2030-01-01T00:00:00.000Z' } }
    }
    if (url.pathname.endsWith('/cards')) return keepCard(z.parse(cardSchema, body))
    const done = change(url.pathname, body)
    return behaviour === 'lose-answer' ? undefined : done
  }

  function change(path: string, body: unknown): Answer {
    if (path.endsWith('/void')) return found(provider.free(z.parse(voidSchema, body)), 409)
    if (path.endsWith('/refund')) {
      return found(behaviour === 'refuse-refunds' ? undefined : provider.refund(z.parse(refundSchema, body)), 422)
    }
    const asked = z.parse(chargeSchema, body)
    if (!provider.charges.has(asked.reference)) billed.push(asked.billingAddress)
    return found(provider.charge(asked, behaviour))
  }

  function keepCard({ token, billingAddress }: z.output<typeof cardSchema>): Answer {
    billed.push(billingAddress)
    if (billingAddress?.zip === FOREIGN_ZIP) return { status: 422, body: { code: 'AVS_MISMATCH' } }
    return token === UNKNOWN_TOKEN ? { status: 422, body: {} } : { status: 201, body: keptCard }
  }

  const server = createServer(async (request, response) => {
    const asked = await read(request)
    requests.push(`${asked.method} ${asked.url.pathname}`)
    const reply = answer(asked)
    if (!reply) return request.socket.destroy()
    return response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })

  const { charges, refunds, events, capture, authorised } = provider
  return {
    url,
    charges,
    refunds,
    events,
    capture,
    authorised,
    requests,
    /** The billing addresses that came with charges and cards, the newest last. */
    billed,
    /** Who was signed in to the loyalty company. */
    members,
    ageChecks,
    behave(next: Behaviour) {
      behaviour = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const keptCard = { token: 'card_0123456789', brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2030 }

const found = (body: unknown, missing = 404): Answer =>
  body === undefined ? { status: missing, body: {} } : { status: 200, body }

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const body: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
  return { method: request.method ?? '', url: new URL(request.url ?? '/', 'http://partners'), body }
}
