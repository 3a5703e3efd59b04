import { isDeepStrictEqual } from 'node:util'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import * as z from 'zod/mini'

/** @throws Error when a reply is not what the contract says, or carries fields that the contract does not name. */
export function checkReply(endpoint: AnyEndpoint, data: unknown) {
  const wire: unknown = JSON.parse(JSON.stringify(data ?? null))
  const parsed = z.safeParse(endpoint.data, wire)
  if (!parsed.success) throw new Error(`${endpoint.name} breaks its contract: ${z.prettifyError(parsed.error)}`)
  if (!isDeepStrictEqual(parsed.data, wire)) {
    throw new Error(`${endpoint.name} replies with fields that its contract does not name: ${JSON.stringify(wire)}`)
  }
}
