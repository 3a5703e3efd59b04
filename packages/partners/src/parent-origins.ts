import { z } from 'zod'

/** A store's page that may frame ours. */
export type Parent = { readonly origin: string; readonly tenant: string }

export interface ParentOrigins {
  /** The parent with exactly this origin, or `undefined` for everybody else. */
  find(origin: unknown): Parent | undefined
}

const entryPattern = /^(?:([a-z0-9-]+)=)?(https?):\/\/(\*\.)?([a-z0-9.-]+)(:\d{1,5})?$/
const labelPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const reservedLabels = new Set(['id', 'partners'])

type Rule = (origin: string) => string | undefined

function parseRule(entry: string): Rule | undefined {
  const [, tenant, scheme, wildcard, host, port = ''] = entryPattern.exec(entry) ?? []
  if (host === undefined || (tenant === undefined) !== (wildcard !== undefined)) return undefined
  const ending = `${host}${port}`
  if (wildcard === undefined) return (origin) => (origin === `${scheme}://${ending}` ? tenant : undefined)
  return (origin) => {
    const label =
      origin.startsWith(`${scheme}://`) && origin.endsWith(`.${ending}`)
        ? origin.slice(`${scheme}://`.length, -ending.length - 1)
        : ''
    return labelPattern.test(label) && !reservedLabels.has(label) ? label : undefined
  }
}

/** `http://*.localhost:3000` (the label is the tenant) or `tenant=https://shop.example`, separated by commas. */
export const parentOriginsSchema = z.string().transform((text, context): ParentOrigins => {
  const entries = text.split(',').map((entry) => entry.trim())
  const rules = entries.map(parseRule)
  for (const [index, rule] of rules.entries()) {
    if (!rule) context.addIssue({ code: 'custom', message: `"${entries[index]}" is not a parent origin` })
  }
  return {
    find(origin) {
      if (typeof origin !== 'string') return undefined
      const tenant = rules.map((rule) => rule?.(origin)).find((found) => found !== undefined)
      return tenant === undefined ? undefined : { origin, tenant }
    },
  }
})
