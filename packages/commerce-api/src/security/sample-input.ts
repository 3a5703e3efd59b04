import type { AnyEndpoint } from '@aisle/api/endpoint'
import * as z from 'zod/mini'

/** Texts that a field of this name would hold, in lower case. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['email', 'mallory@example.com'],
  ['recipientemail', 'mallory@example.com'],
  ['zip', '10001'],
  ['zipcode', '10001'],
  ['phone', '2125550100'],
  ['phonenumber', '2125550100'],
  ['otp', '123456'],
  ['accesscode', '1234'],
  ['fromdate', '2026-11-20'],
  ['todate', '2026-11-26'],
  ['bookingdate', '2026-11-21'],
  ['startdate', '2026-11-20'],
  ['enddate', '2026-11-26'],
  ['nextdate', '2026-11-28'],
  ['date', '2026-11-28'],
  ['dob', '01/02/1990'],
  ['frequency', 'monthly'],
  ['fulfillmentcodename', 'sp'],
  ['number', '9000111122223333'],
  ['giftcardnumber', '9000111122223333'],
  ['pin', '1234'],
  ['token', 'tok_sample_12345678'],
  ['paymenttoken', 'tok_sample_12345678'],
])

export type KnownValues = (endpoint: AnyEndpoint, field: string) => string | undefined

/**
 * A call that the endpoint's schemas accept, with known ids in the fields that want some.
 *
 * @param isWanted - whether an optional field of which nothing is known is in it
 */
export function sampleInput(endpoint: AnyEndpoint, known: KnownValues, isWanted: () => boolean = () => false) {
  const knownHere = (field: string) => known(endpoint, field)
  const sample = (schema: z.ZodMiniType | undefined) =>
    schema ? sampleOf(schema, '', { known: knownHere, isWanted }) : undefined
  return { params: sample(endpoint.params), query: sample(endpoint.query), body: sample(endpoint.body) }
}

type Fill = { readonly known: (field: string) => string | undefined; readonly isWanted: () => boolean }

function sampleOf(schema: z.core.$ZodType, field: string, fill: Fill): unknown {
  const { def } = schema._zod
  if (schema instanceof z.ZodMiniObject) return sampleObject(schema, fill)
  if (schema instanceof z.ZodMiniArray) return [sampleOf(schema.def.element, field, fill)]
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return sampleOf(schema.def.innerType, field, fill)
  }
  if (schema instanceof z.ZodMiniUnion) return schema.def.options[0] && sampleOf(schema.def.options[0], field, fill)
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0]
  if (schema instanceof z.ZodMiniEnum) return Object.values(schema.def.entries)[0]
  switch (def.type) {
    case 'string':
      return fill.known(field) ?? TEXTS.get(field.toLowerCase()) ?? 'Sample'
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return {}
  }
}

/** Required fields, and optional ones that name something. */
function sampleObject(schema: z.ZodMiniObject, fill: Fill) {
  const entries = Object.entries(schema.def.shape).flatMap(([name, field]) => {
    const isWanted = !(field instanceof z.ZodMiniOptional) || fill.known(name) !== undefined || fill.isWanted()
    return isWanted ? [[name, sampleOf(field, name, fill)] as const] : []
  })
  return Object.fromEntries(entries)
}
