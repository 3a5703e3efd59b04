import * as z from 'zod/mini'

const MAX_VALUES = 100

/**
 * The values of a query string as the schema wants them: names match whatever their case, texts become numbers,
 * booleans or lists where the schema says so. What does not convert stays a text and is refused by the schema.
 */
export function decodeQuery(schema: z.ZodMiniType, raw: unknown): Record<string, unknown> {
  const fields = schema instanceof z.ZodMiniObject ? Object.entries(schema.def.shape) : []
  const given = new Map(Object.entries(raw ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  const decoded: Record<string, unknown> = {}
  for (const [name, field] of fields) {
    const value: unknown = given.get(name.toLowerCase()) ?? given.get(`${name.toLowerCase()}[]`)
    if (value !== undefined) decoded[name] = decodeValue(field, value)
  }
  return decoded
}

function decodeValue(field: z.core.$ZodType, value: unknown): unknown {
  const { def } = field._zod
  if (isWrapper(def)) return decodeValue(def.innerType, value)
  if (def.type === 'array') {
    const items = (Array.isArray(value) ? value : [value]).slice(0, MAX_VALUES + 1)
    return 'element' in def && def.element instanceof z.core.$ZodType
      ? items.map((item) => decodeValue(Object(def.element), item))
      : items
  }
  if (typeof value !== 'string') return value
  if (def.type === 'number') return decodeNumber(value)
  if (def.type === 'boolean') return decodeBoolean(value)
  if (def.type === 'literal')
    return 'values' in def && Array.isArray(def.values) ? decodeLiteral(def.values, value) : value
  return value
}

type WrapperDef = { readonly innerType: z.core.$ZodType }
const isWrapper = (def: object): def is WrapperDef => 'innerType' in def

const decodeNumber = (text: string) => (/^-?\d{1,15}(\.\d{1,9})?$/.test(text) ? Number(text) : text)

function decodeBoolean(text: string) {
  const word = text.toLowerCase()
  return word === 'true' || word === '1' ? true : word === 'false' || word === '0' ? false : text
}

const decodeLiteral = (values: readonly unknown[], text: string) =>
  values.find((value) => String(value) === text) ?? text
