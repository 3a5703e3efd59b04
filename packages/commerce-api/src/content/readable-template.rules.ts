import {
  columnSchema,
  pageComponentSchema,
  type PageTemplate,
  pageTemplateSchema,
  sectionSchema,
  slideSchema,
} from '@aisle/api/page-component'
import * as z from 'zod/mini'

/** What the contract does not know: where it stands in the template, and why it is left out. */
export type BrokenPart = { readonly path: string; readonly reason: string }

/** The lists of a template's parts, and what stands in each. */
const parts = {
  sections: sectionSchema,
  columns: columnSchema,
  components: pageComponentSchema,
  slides: slideSchema,
} as const

/**
 * As much of a stored template as can be shown. A part that breaks the contract is left out and told of: the smallest
 * one, so that a wrong slide costs itself and neither its slider nor the page.
 */
export function readTemplate(stored: unknown): {
  readonly template: PageTemplate
  readonly broken: readonly BrokenPart[]
} {
  const whole = z.safeParse(pageTemplateSchema, stored)
  if (whole.success) return { template: whole.data, broken: [] }
  const broken: BrokenPart[] = []
  const mended = withoutBroken(stored, '', broken)
  const template = z.safeParse(pageTemplateSchema, mended)
  if (template.success) return { template: template.data, broken }
  broken.push(brokenPart('', template.error))
  const sections = z.safeParse(z.object({ sections: z.array(sectionSchema) }), mended)
  return { template: sections.success ? sections.data : { sections: [] }, broken }
}

/** The same value without broken parts at any depth. */
function withoutBroken(value: unknown, path: string, broken: BrokenPart[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const lists = Object.entries(parts).flatMap(([name, schema]) => {
    const list: unknown = Reflect.get(value, name)
    return Array.isArray(list) ? [[name, goodItems(list, schema, `${path}${path && '.'}${name}`, broken)] as const] : []
  })
  return { ...value, ...Object.fromEntries(lists) }
}

function goodItems(list: readonly unknown[], schema: z.ZodMiniType, path: string, broken: BrokenPart[]) {
  return list.flatMap((item, index) => {
    const place = `${path}[${index}]`
    const mended = withoutBroken(item, place, broken)
    const parsed = z.safeParse(schema, mended)
    if (parsed.success) return [mended]
    broken.push(brokenPart(place, parsed.error))
    return []
  })
}

function brokenPart(path: string, { issues: [issue] }: z.core.$ZodError): BrokenPart {
  const field = z.core.toDotPath(issue?.path ?? [])
  return { path, reason: `${field}${field && ': '}${issue?.message ?? ''}` }
}
