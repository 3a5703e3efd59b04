import type { Warn } from '../server/domain.ts'
import type { PageTemplateRecord } from './page-templates.table.ts'
import type { BrokenPart } from './readable-template.rules.ts'

export type ReportBrokenParts = (template: PageTemplateRecord, broken: readonly BrokenPart[]) => void

/** Warns of parts that a home page goes without, once for each version of its template. */
export function createBrokenPartsReport(warn: Warn): ReportBrokenParts {
  const told = new Map<string, number>()
  return ({ tenantId, templateId, name, updatedAt }, broken) => {
    const key = `${tenantId} ${templateId}`
    const version = updatedAt.getTime()
    if (broken.length === 0 || told.get(key) === version) return
    told.set(key, version)
    warn({ tenantId, template: name, broken }, 'a template is shown without its broken parts')
  }
}
