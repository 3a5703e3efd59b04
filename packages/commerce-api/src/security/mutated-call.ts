import type { AnyEndpoint } from '@aisle/api/endpoint'

type Random = () => number
type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

export type RawCall = {
  readonly method: AnyEndpoint['method']
  readonly url: string
  readonly payload?: string
  readonly headers: Readonly<Record<string, string>>
}

const OTHER_ID = '3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f'

/** What no form of ours would send. */
const ODD_VALUES: readonly unknown[] = [
  [null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: 5 }],
  [0, -0, -1, 1, 0.5, 0.005, 1e-9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 10_000, 99_999_999_999],
  ['', ' ', '0', '-1', '1e5', '0x10', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}'],
  ['9'.repeat(40), 'a'.repeat(5_000), '😀'.repeat(300), 'é\u0301\u202Eabc', '\uD800', '\0', '\r\nX-A: b', '\uFEFF'],
  [OTHER_ID, OTHER_ID.toUpperCase(), '00000000-0000-0000-0000-000000000000', `${OTHER_ID}0`, '{{7*7}}'],
  ['2026-02-30', '0000-00-00', '9999-12-31', '+275760-09-14', '2026-11-20T25:61:61Z', '13/45/1990', '24:60'],
  ["' OR 1=1--", '%', '_', '\\', '*:*', '(', '<b>&amp;', '../..', 'a@b', '@', `${'x'.repeat(64)}@example.com`],
].flat(1)
const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'tenant_id',
  'price',
  '',
  '0',
  'length',
  'a.b',
  'a[b]',
  '$where',
]
const ODD_ENDS = [
  '%',
  '%ff',
  '%00',
  '/',
  '//',
  '/..',
  '%2f',
  ';a=b',
  '?',
  '?a',
  '?=',
  '?a[b]=1',
  '#',
  '?%',
  `?${'a=1&'.repeat(600)}`,
]
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'text/plain'],
  ['content-type', 'x'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(5_000)],
  ['idempotency-key', '\u00e9'],
  ['accept', 'image/webp'],
  ['accept-encoding', 'x'.repeat(500)],
  ['if-none-match', '*'],
  ['x-request-id', `${OTHER_ID}\t`],
  ['content-length', '1'],
]

const oneOf = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)]

type Options = {
  /** The idempotency key of the call. */
  readonly key: string
  readonly random: Random
}

/** The call with one to three things about it changed: places of its input, its text, its address, its headers. */
export function mutatedCall({ method, path }: AnyEndpoint, sample: Input, { key, random }: Options): RawCall {
  let input = sample
  const changes = 1 + Math.floor(random() * 3)
  const outside = random()
  for (let change = outside < 0.2 ? 1 : 0; change < changes; change += 1) input = mutatedInput(input, random)
  const json = input.body === undefined ? undefined : JSON.stringify(input.body)
  const headers = { 'idempotency-key': key, ...(json === undefined ? {} : { 'content-type': 'application/json' }) }
  const call: RawCall = { method, url: urlOf(path, input), headers, ...(json === undefined ? {} : { payload: json }) }
  if (outside < 0.07) return { ...call, url: call.url + oneOf(ODD_ENDS, random) }
  if (outside < 0.13 && json !== undefined) return { ...call, payload: spoiled(json, random) }
  const [name, value] = (outside < 0.2 && oneOf(ODD_HEADERS, random)) || []
  return name === undefined ? call : { ...call, headers: { ...headers, [name]: value ?? '' } }
}

function mutatedInput(input: Input, random: Random): Input {
  const part = oneOf(
    (['params', 'query', 'body', 'body'] as const).filter((name) => input[name] !== undefined),
    random,
  )
  return part ? { ...input, [part]: mutated(input[part], random) } : input
}

/** The value with one place in it changed, each as likely as the others at its depth. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return oneOf(ODD_VALUES, random)
  if (Array.isArray(value)) return mutatedList(value, random)
  const entries = Object.entries(value)
  const place = Math.floor(random() * entries.length)
  const kind = random()
  if (kind < 0.1) return Object.fromEntries(entries.filter((_, index) => index !== place))
  if (kind < 0.2) return Object.fromEntries([...entries, [oneOf(ODD_NAMES, random), oneOf(ODD_VALUES, random)]])
  return Object.fromEntries(
    entries.map(([name, part], index) => [name, index === place ? mutated(part, random) : part]),
  )
}

function mutatedList(list: readonly unknown[], random: Random): unknown {
  const kind = random()
  if (kind < 0.1) return []
  if (kind < 0.2) return [...list, ...list]
  if (kind < 0.3) return Array.from({ length: 1_200 }, () => list[0])
  const place = Math.floor(random() * list.length)
  return list.map((item, index) => (index === place ? mutated(item, random) : item))
}

function spoiled(json: string, random: Random): string {
  const place = Math.floor(random() * json.length)
  const kind = random()
  if (kind < 0.3) return json.slice(0, place)
  if (kind < 0.6)
    return json.slice(0, place) + (oneOf(['"', '}', ',', '\\', '\u0000', '9'], random) ?? '') + json.slice(place)
  return kind < 0.8 ? `[${json}]` : json.replace(/^\{/, '{"a":1,"a":2,')
}

/** Not as our client writes it, which would refuse most of these. */
function urlOf(path: string, { params, query }: Input): string {
  const text = (value: unknown) =>
    encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())
  const given = Object.entries(Object(query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${text(name)}=${text(one)}`),
  )
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => text(Object(params)[name] ?? ''))
  return given.length > 0 ? `${filled}?${given.join('&')}` : filled
}
