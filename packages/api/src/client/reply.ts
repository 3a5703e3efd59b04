import * as z from 'zod/mini'
import type { AnyEndpoint, CallData } from '../endpoint.ts'
import { envelopeSchema } from '../envelope.ts'
import { ApiError } from './api-error.ts'

/**
 * The parsed data of a reply.
 * @throws ApiError with the API's code when it reports a failure, `BAD_REPLY` when it is not what the contract says.
 */
export async function readReply<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<CallData<E>> {
  const envelope = z.safeParse(envelopeSchema, await readJson(response))
  const { status } = response
  if (!envelope.success) {
    throw response.ok
      ? new ApiError(status, 'BAD_REPLY', 'The store sent an answer that cannot be read.', { cause: envelope.error })
      : new ApiError(status, 'HTTP', 'An error occurred. Please try again later.', {
          retryAfter: retryAfterOf(response),
        })
  }
  const { success, data, message } = envelope.data
  const errors = envelope.data.errors ?? []
  if (!response.ok || !success) {
    const text = errors[0]?.descreption ?? message ?? 'An error occurred. Please try again later.'
    throw new ApiError(status, errors[0]?.errorCode ?? 'HTTP', text, { errors, retryAfter: retryAfterOf(response) })
  }
  const parsed = z.safeParse(endpoint.data, data)
  if (parsed.success) return parsed.data as CallData<E> // oxlint-disable-line typescript/consistent-type-assertions -- parsed by this very schema
  throw new ApiError(status, 'BAD_REPLY', 'The store sent an answer that cannot be read.', { cause: parsed.error })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined // told apart from JSON by the envelope's schema
  }
}

function retryAfterOf(response: Response) {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
