import type { PageColumn, PageComponent, PageSection, PageTemplate } from '@aisle/api/page-component'
import { stableId } from '../../seeding/stable-id.ts'
import { type Content, fileOf } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import { given, locationLabel } from './stored-content.presenter.ts'
import type { StoredContent } from './transfer.store.ts'

/** What the store has that files speak of. */
export type Known = {
  readonly tenantId: string
  readonly locations: StoredContent['locations']
  /** By address: those that are there once the files are in. */
  readonly collections: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  readonly products: ReadonlyMap<string, string>
}

/** The files' content in the words of the store itself, so that it can be compared with what is stored and written. */
export function resolveContent(content: Partial<Content>, known: Known) {
  const problems: ContentProblem[] = []
  const { tenantId, locations, collections, products } = known
  const resolved: Partial<Content> = {
    ...content,
    ...(content.templates && {
      templates: content.templates.map(({ name, location, template }, index) => ({
        name,
        ...(location === undefined ? {} : { location: labelOf(locations, location, index, problems) }),
        template: withCollections(template, collections, `[${index}].template`, problems),
      })),
    }),
    ...(content.pages && {
      pages: content.pages.map(({ kind, isActive, ...page }) =>
        given({ ...page, kind: kind === 'page' ? null : kind, isActive: isActive === false ? false : null }),
      ),
    }),
    ...(content.disclaimers && {
      disclaimers: content.disclaimers.map(({ id, isRequiredAcceptance, isActive, ...notice }) =>
        given({
          ...notice,
          id: noticeId('disclaimer', tenantId, id),
          isRequiredAcceptance: isRequiredAcceptance || null,
          isActive: isActive === false ? false : null,
        }),
      ),
    }),
    ...(content.announcements && {
      announcements: content.announcements.map(({ id, startsAt, endsAt, isActive, ...notice }) =>
        given({
          ...notice,
          id: noticeId('announcement', tenantId, id),
          startsAt: startsAt && new Date(startsAt).toISOString(),
          endsAt: endsAt && new Date(endsAt).toISOString(),
          isActive: isActive === false ? false : null,
        }),
      ),
    }),
  }
  for (const [index, collection] of (content.collections ?? []).entries()) {
    const seen = new Set<string>()
    for (const [place, seoName] of collection.products.entries()) {
      const path = `[${index}].products[${place}]`
      if (!products.has(seoName)) problems.push(problem('collections', path, `There is no product "${seoName}"`))
      if (seen.has(seoName)) problems.push(problem('collections', path, `"${seoName}" stands in this collection twice`))
      seen.add(seoName)
    }
  }
  return { content: resolved, problems }
}

const problem = (kind: keyof Content, path: string, reason: string): ContentProblem => ({
  file: fileOf(kind),
  path,
  reason,
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A notice keeps its id wherever it goes; a name of the owner's choice means one within the store. */
const noticeId = (kind: string, tenantId: string, id: string) =>
  UUID.test(id) ? id.toLowerCase() : stableId(kind, tenantId, id)

function labelOf(locations: Known['locations'], wanted: string, index: number, problems: ContentProblem[]) {
  const found = locations.filter(({ locationId, name }) => locationId === wanted || name === wanted)
  const [location] = found
  if (location && found.length === 1) return locationLabel(locations, location.locationId)
  const reason = location ? 'Several locations are called so; name one by its id' : `There is no location "${wanted}"`
  problems.push(problem('templates', `[${index}].location`, reason))
  return wanted
}

/** Puts the store's own ids in the place of those that the file was exported with. */
function withCollections(
  template: PageTemplate,
  collections: Known['collections'],
  path: string,
  problems: ContentProblem[],
): PageTemplate {
  const inSection = (section: PageSection, place: string): PageSection => ({
    ...section,
    columns: section.columns.map((column, index): PageColumn => ({
      ...column,
      components: column.components.map((part, at) =>
        inComponent(part, `${place}.columns[${index}].components[${at}]`),
      ),
    })),
  })
  const inComponent = (component: PageComponent, place: string): PageComponent => {
    if (component.type === 'section') return inSection(component, place)
    if (component.type !== 'collection') return component
    const { seoName, name } = component.collection
    const collection = collections.get(seoName)
    if (!collection) {
      problems.push(problem('templates', `${place}.collection.seoName`, `There is no collection "${seoName}"`))
      return component
    }
    return { ...component, collection: { id: collection.id, name: name || collection.name, seoName } }
  }
  return {
    ...template,
    sections: template.sections.map((section, index) => inSection(section, `${path}.sections[${index}]`)),
  }
}
