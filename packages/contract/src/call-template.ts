import * as z from 'zod/mini'
import type { PathParams } from './route-path.ts'

const literalSchema = z.union([z.string(), z.number(), z.boolean()])

/** A value in a route's declared data: itself, or where to take it from when the page is asked for. */
export const templateValueSchema = z.union([
  literalSchema,
  z.strictObject({
    from: z.enum(['path', 'query', 'shopping', 'answer']),
    name: z.string(),
    /** The declared call whose answer holds it. */
    of: z.optional(z.string()),
    type: z.optional(z.enum(['string', 'number', 'list'])),
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
  /** Answers that are there already, by the name of their call. */
  readonly answers?: ReadonlyMap<string, unknown>
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

/** Every value of a parameter that the page's query may hold several times; left out where it holds none. */
export const allFromQuery = (name: string): TemplateValue => ({ from: 'query', name, type: 'list' })

/** A field of the chosen store. */
export const fromShopping = (name: keyof ShoppingContext): TemplateValue => ({ from: 'shopping', name })

/**
 * A field of what another declared call of the route answers: the first one in the order of the answer, `collection.id`
 * for the `id` of the first `collection`. Where there is none the call is left out.
 */
export const fromAnswer = (call: string, name: string): TemplateValue => ({ from: 'answer', of: call, name })

/** The three fields that most catalogue calls take, as `packages/api` names them. */
export const shoppingTerms = {
  locationID: fromShopping('locationId'),
  fulfillmentCodeName: fromShopping('codeName'),
  zipCode: fromShopping('zipCode'),
} as const

type Filled = Readonly<Record<string, string | number | boolean | readonly string[]>>

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

/** Whether a call waits for the answer of another. */
export const waitsForAnswer = (template: CallTemplate): boolean => answersWanted(template).length > 0

/** Whether all that a call takes from other answers is there. */
export const isAnswered = (template: CallTemplate, context: CallContext): boolean =>
  answersWanted(template).every((value) => lookUp(value, context) !== undefined)

const answersWanted = ({ params, query }: CallTemplate) =>
  [...Object.values(params ?? {}), ...Object.values(query ?? {})].flatMap((value) =>
    typeof value === 'object' && value.from === 'answer' ? [value] : [],
  )

function fillValue(value: TemplateValue, context: CallContext) {
  if (typeof value !== 'object') return value
  if (value.type === 'list') return listFrom(value, context)
  const found = lookUp(value, context)
  if (found === undefined || found === '') return value.otherwise
  if (value.type !== 'number') return found
  const number = Number(found)
  return Number.isFinite(number) ? number : value.otherwise
}

type Origin = Exclude<TemplateValue, string | number | boolean>

function listFrom({ name }: Origin, { query }: CallContext) {
  const all = query.getAll(name)
  return all.length > 0 ? all : undefined
}

function lookUp({ from, name, of = '' }: Origin, { path, query, shopping, answers }: CallContext) {
  if (from === 'path') return path[name]
  if (from === 'query') return query.get(name) ?? undefined
  if (from === 'answer') return firstIn(answers?.get(of), name.split('.'))
  return new Map(Object.entries(shopping)).get(name)
}

/** Depth first: the first object that has the way, and what is at its end. */
function firstIn(value: unknown, way: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found = way.reduce<unknown>((at, key) => new Map(Object.entries(at ?? {})).get(key), value)
  if (typeof found === 'string') return found
  for (const part of Object.values(value)) {
    const inside = firstIn(part, way)
    if (inside !== undefined) return inside
  }
  return undefined
}
