import { z } from 'zod'

/** A store's page that may frame ours. */
export type Parent = { readonly origin: string; readonly tenant: string }

export interface ParentOrigins {
  /** The parent with exactly this origin, or `undefined` for everybody else. */
  find(origin: unknown): Parent | undefined
  /** Where a tenant's store is, or `undefined` for one that is not ours to frame. */
  originOf(tenant: string): string | undefined
}

const entryPattern = /^(?:([a-z0-9-]+)=)?(https?):\/\/(\*\.)?([a-z0-9.-]+)(:\d{1,5})?$/
const labelPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const reservedLabels = new Set(['id', 'partners'])

type Rule = {
  readonly tenantAt: (origin: string) => string | undefined
  readonly originOf: (tenant: string) => string | undefined
}

const isLabel = (text: string) => labelPattern.test(text) && !reservedLabels.has(text)

function parseRule(entry: string): Rule | undefined {
  const [, tenant, scheme, wildcard, host, port = ''] = entryPattern.exec(entry) ?? []
  if (host === undefined || (tenant === undefined) !== (wildcard !== undefined)) return undefined
  const ending = `${host}${port}`
  if (wildcard === undefined) {
    const only = `${scheme}://${ending}`
    return {
      tenantAt: (origin) => (origin === only ? tenant : undefined),
      originOf: (name) => (name === tenant ? only : undefined),
    }
  }
  return {
    tenantAt(origin) {
      const isBelow = origin.startsWith(`${scheme}://`) && origin.endsWith(`.${ending}`)
      const label = isBelow ? origin.slice(`${scheme}://`.length, -ending.length - 1) : ''
      return isLabel(label) ? label : undefined
    },
    originOf: (name) => (isLabel(name) ? `${scheme}://${name}.${ending}` : undefined),
  }
}

/** `http://*.localhost:3000` (the label is the tenant) or `tenant=https://shop.example`, separated by commas. */
export const parentOriginsSchema = z.string().transform((text, context): ParentOrigins => {
  const entries = text.split(',').map((entry) => entry.trim())
  const parsed = entries.map(parseRule)
  for (const [index, rule] of parsed.entries()) {
    if (!rule) context.addIssue({ code: 'custom', message: `"${entries[index]}" is not a parent origin` })
  }
  const rules = parsed.filter((rule) => rule !== undefined)
  return {
    find(origin) {
      if (typeof origin !== 'string') return undefined
      const tenant = rules.map((rule) => rule.tenantAt(origin)).find((found) => found !== undefined)
      return tenant === undefined ? undefined : { origin, tenant }
    },
    originOf: (tenant) => rules.map((rule) => rule.originOf(tenant)).find((found) => found !== undefined),
  }
})
