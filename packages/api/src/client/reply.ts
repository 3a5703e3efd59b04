import * as z from 'zod/mini'
import type { AnyEndpoint, CallData } from '../endpoint.ts'
import { type Envelope, envelopeSchema, identityEnvelopeSchema } from '../envelope.ts'
import { ApiError } from './api-error.ts'
import { type Reply, retryAfterOf } from './receive.ts'
import { withKnownSpellings } from './wire-spellings.ts'

/** Codes, JSON, markup, traces and what schemas say: words of programs, which no shopper is shown (spec 2 §8). */
const RAW = /[{}<>]|_[A-Z\d]|\n\s*at |Exception|Error:|: expected |^[a-z][\w.]*: |^\w*$/
const FAILURE = 'An error occurred. Please try again later.'

/**
 * The parsed data of a reply.
 * @throws ApiError with the API's code when it reports a failure, `BAD_REPLY` when it is not what the contract says.
 */
export function readReply<E extends AnyEndpoint>(endpoint: E, { response, content }: Reply): CallData<E> {
  const data = typeof content === 'string' ? dataOf(endpoint, response, content) : content
  const parsed = z.safeParse(endpoint.data, endpoint.normalise?.(data) ?? data)
  if (!parsed.success) throw unreadable(response.status, parsed.error)
  return parsed.data as CallData<E> // oxlint-disable-line typescript/consistent-type-assertions -- parsed by this very schema
}

function dataOf(endpoint: AnyEndpoint, response: Response, text: string): unknown {
  const retryAfter = retryAfterOf(response)
  const envelope = readEnvelope(endpoint, text)
  if (!envelope.success) {
    if (response.ok) throw unreadable(response.status, envelope.error)
    throw new ApiError(response.status, 'HTTP', FAILURE, { retryAfter })
  }
  const { success, data, message } = envelope.data
  if (response.ok && success) return data
  const errors = envelope.data.errors ?? []
  const description = [errors[0]?.descreption, message].find((text) => text && !RAW.test(text)) || FAILURE
  throw new ApiError(response.status, errors[0]?.errorCode || 'HTTP', description, { errors, retryAfter })
}

function readEnvelope({ service }: AnyEndpoint, text: string): z.core.util.SafeParseResult<Envelope> {
  const json = withKnownSpellings(parseJson(text))
  if (service !== 'identity') return z.safeParse(envelopeSchema, json)
  const envelope = z.safeParse(identityEnvelopeSchema, json)
  if (!envelope.success) return z.safeParse(envelopeSchema, json)
  const { succeeded: success, ...rest } = envelope.data
  return { success: true, data: { success, ...rest } }
}

const unreadable = (status: number, cause: unknown) =>
  new ApiError(status, 'BAD_REPLY', 'The store sent an answer that cannot be read.', { cause })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // told apart from JSON by the envelope's schema
  }
}
