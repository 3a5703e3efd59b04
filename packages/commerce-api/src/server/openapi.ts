import type { AnyEndpoint } from '@aisle/api/endpoint'
import * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

/** The OpenAPI 3.1 description of the API, made from the endpoint table. */
export function describeApi(endpoints: readonly AnyEndpoint[], served: ReadonlySet<string>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint, served.has(endpoint.name)) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Aisle commerce API', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  }
}

function describeCall(endpoint: AnyEndpoint, isServed: boolean) {
  return {
    operationId: endpoint.name,
    tags: [endpoint.path.split('/')[2]],
    description: [endpoint.assumed, isServed ? undefined : 'Not served yet: answers 501.'].filter(Boolean).join(' '),
    'x-access': endpoint.access,
    'x-served': isServed,
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...idempotencyKey(endpoint),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: jsonContent(jsonSchemaOf(endpoint.body)) } } : {}),
    responses: {
      200: { description: 'The wrapped answer', content: jsonContent(wrapped(jsonSchemaOf(endpoint.data))) },
      default: { description: 'A refusal with its code', content: jsonContent(wrapped({ type: 'null' })) },
    },
  }
}

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } })

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!(schema instanceof z.ZodMiniObject)) return []
  const required = new Set(z.array(z.string()).parse(jsonSchemaOf(schema).required ?? []))
  return Object.entries(schema.def.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: jsonSchemaOf(field),
  }))
}

const idempotencyKey = ({ idempotent }: AnyEndpoint) =>
  idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }] : []

function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return rest
}

const wrapped = (data: JsonSchema) => ({
  type: 'object',
  required: ['success'],
  properties: {
    success: { type: 'boolean' },
    data,
    errors: {
      type: 'array',
      items: { type: 'object', properties: { errorCode: { type: 'string' }, descreption: { type: 'string' } } },
    },
    message: { type: ['string', 'null'] },
  },
})
