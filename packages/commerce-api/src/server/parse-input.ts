import type { AnyEndpoint } from '@aisle/api/endpoint'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { guardInput } from './input-guard.ts'
import { decodeQuery } from './decode-query.ts'
import { badRequest } from './server.errors.ts'

type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** Params, query and body as the endpoint's schemas say. @throws AppError 400 that names the first wrong field */
export function parseInput(endpoint: AnyEndpoint, raw: RawInput) {
  guardInput(raw.params)
  guardInput(raw.query)
  guardInput(raw.body)
  return {
    params: endpoint.params ? parse(endpoint.params, raw.params) : undefined,
    query: endpoint.query ? parse(endpoint.query, decodeQuery(endpoint.query, raw.query)) : undefined,
    body: endpoint.body ? parse(endpoint.body, raw.body) : refuseBody(raw.body),
  }
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.map(String).join('.')
  throw new AppError(400, 'VALIDATION', `${field ? `${field}: ` : ''}${issue?.message ?? badRequest().message}`)
}

function refuseBody(body: unknown) {
  if (typeof body === 'object' && body !== null && Object.keys(body).length > 0) throw badRequest()
  return undefined
}
