import * as z from 'zod/mini'
import type { PathParams } from './route-path.ts'

const literalSchema = z.union([z.string(), z.number(), z.boolean()])

/** A value in a route's declared data: itself, or where to take it from when the page is asked for. */
export const templateValueSchema = z.union([
  literalSchema,
  z.strictObject({
    from: z.enum(['path', 'query', 'shopping']),
    name: z.string(),
    type: z.optional(z.enum(['string', 'number'])),
    otherwise: z.optional(literalSchema),
  }),
])
export type TemplateValue = z.output<typeof templateValueSchema>

const templateSchema = z.record(z.string(), templateValueSchema)

/** A call of the store's API that a route needs for its first content; `call` is an endpoint's name. */
export const callTemplateSchema = z.strictObject({
  call: z.string(),
  params: z.optional(templateSchema),
  query: z.optional(templateSchema),
})
export type CallTemplate = z.output<typeof callTemplateSchema>

/** Where a shopper shops, as the calls take it. */
export type ShoppingContext = {
  readonly locationId?: string | undefined
  readonly codeName?: string | undefined
  readonly zipCode?: string | undefined
}

export type CallContext = {
  readonly path: PathParams
  readonly query: URLSearchParams
  readonly shopping: ShoppingContext
}

/** A parameter of the route's path. */
export const fromPath = (name: string): TemplateValue => ({ from: 'path', name })

/** A parameter of the page's query, `otherwise` when absent. A number as default makes it a number. */
export const fromQuery = (name: string, otherwise?: string | number): TemplateValue => ({
  from: 'query',
  name,
  ...(typeof otherwise === 'number' ? { type: 'number' as const } : {}),
  ...(otherwise === undefined ? {} : { otherwise }),
})

/** A field of the chosen store. */
export const fromShopping = (name: keyof ShoppingContext): TemplateValue => ({ from: 'shopping', name })

/** The three fields that most catalogue calls take, as `packages/api` names them. */
export const shoppingTerms = {
  locationID: fromShopping('locationId'),
  fulfillmentCodeName: fromShopping('codeName'),
  zipCode: fromShopping('zipCode'),
} as const

type Filled = Readonly<Record<string, string | number | boolean>>

/** The input of a declared call for one page view. Values that are nowhere to be had are left out. */
export function fillCallTemplate({ params, query }: CallTemplate, context: CallContext) {
  const fill = (template: Readonly<Record<string, TemplateValue>>): Filled =>
    Object.fromEntries(
      Object.entries(template).flatMap(([name, value]) => {
        const filled = fillValue(value, context)
        return filled === undefined ? [] : [[name, filled]]
      }),
    )
  return { ...(params ? { params: fill(params) } : {}), ...(query ? { query: fill(query) } : {}) }
}

function fillValue(value: TemplateValue, context: CallContext) {
  if (typeof value !== 'object') return value
  const found = lookUp(value.from, value.name, context)
  if (found === undefined || found === '') return value.otherwise
  if (value.type !== 'number') return found
  const number = Number(found)
  return Number.isFinite(number) ? number : value.otherwise
}

function lookUp(from: 'path' | 'query' | 'shopping', name: string, { path, query, shopping }: CallContext) {
  if (from === 'path') return path[name]
  if (from === 'query') return query.get(name) ?? undefined
  return new Map(Object.entries(shopping)).get(name)
}
