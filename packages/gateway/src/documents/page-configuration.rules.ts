import type { InlinedCall } from '@aisle/contract'

/** Long, and read in a dialog that asks for them: each page goes out without. An empty one says that there is one. */
const LONG_TEXTS: ReadonlySet<string> = new Set(['termsOfService', 'privacyPolicy'])

/** A store's configuration as it travels in a page. */
export function forPage(call: InlinedCall): InlinedCall {
  const { data } = call
  if (!isRecord(data) || !isRecord(data['businessConfigurations'])) return call
  const business = Object.entries(data['businessConfigurations']).map(
    ([name, value]) => [name, LONG_TEXTS.has(name) && typeof value === 'string' ? '' : value] as const,
  )
  return { ...call, data: { ...data, businessConfigurations: Object.fromEntries(business) } }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
