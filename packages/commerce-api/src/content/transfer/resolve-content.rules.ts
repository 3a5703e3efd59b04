import type { PageColumn, PageComponent, PageSection, PageTemplate } from '@aisle/api/page-component'
import { stableId } from '../../seeding/stable-id.ts'
import { type Content, type ContentEntry, type ContentKind, contentKinds, entryKey, fileOf } from './content-files.ts'
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
  const { collections, templates, pages, disclaimers, announcements, synonyms } = content
  const problems: ContentProblem[] = checkProducts(collections ?? [], known)
  const resolved: Partial<Content> = {
    ...(collections && { collections }),
    ...(templates && { templates: templates.map((entry, index) => resolveTemplate(entry, index, known, problems)) }),
    ...(pages && { pages: pages.map(resolvePage) }),
    ...(disclaimers && { disclaimers: disclaimers.map((entry) => resolveDisclaimer(entry, known)) }),
    ...(announcements && { announcements: announcements.map((entry) => resolveAnnouncement(entry, known)) }),
    ...(synonyms && { synonyms }),
  }
  for (const kind of contentKinds) problems.push(...sameTwice(kind, resolved[kind] ?? []))
  return { content: resolved, problems }
}

/** Different words of a file may mean the same: a location by its name and by its id. */
function sameTwice(kind: ContentKind, entries: Content[ContentKind]) {
  const keys = entries.map((entry) => entryKey(entry))
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [problem(kind, `[${index}]`, `Is the same as [${keys.indexOf(key)}]`)],
  )
}

function checkProducts(collections: Content['collections'], { products }: Known): ContentProblem[] {
  return collections.flatMap((collection, index) =>
    collection.products.flatMap((seoName, place) => {
      const path = `[${index}].products[${place}]`
      if (!products.has(seoName)) return [problem('collections', path, `There is no product "${seoName}"`)]
      if (collection.products.indexOf(seoName) === place) return []
      return [problem('collections', path, `"${seoName}" stands in this collection twice`)]
    }),
  )
}

function resolveTemplate(
  { name, location, template }: ContentEntry<'templates'>,
  index: number,
  { locations, collections }: Known,
  problems: ContentProblem[],
) {
  return {
    name,
    ...(location === undefined ? {} : { location: labelOf(locations, location, index, problems) }),
    template: withCollections(template, collections, `[${index}].template`, problems),
  }
}

const resolvePage = ({ kind, isActive, ...page }: ContentEntry<'pages'>) =>
  given({ ...page, kind: kind === 'page' ? null : kind, isActive: onlyFalse(isActive) })

const resolveDisclaimer = (
  { id, isRequiredAcceptance, isActive, ...notice }: ContentEntry<'disclaimers'>,
  { tenantId }: Known,
) =>
  given({
    ...notice,
    id: noticeId('disclaimer', tenantId, id),
    isRequiredAcceptance: isRequiredAcceptance || null,
    isActive: onlyFalse(isActive),
  })

const resolveAnnouncement = (
  { id, startsAt, endsAt, isActive, ...notice }: ContentEntry<'announcements'>,
  { tenantId }: Known,
) =>
  given({
    ...notice,
    id: noticeId('announcement', tenantId, id),
    startsAt: startsAt && new Date(startsAt).toISOString(),
    endsAt: endsAt && new Date(endsAt).toISOString(),
    isActive: onlyFalse(isActive),
  })

/** What is shown is the rule, and left out. */
const onlyFalse = (isActive: boolean | undefined) => (isActive === false ? false : null)

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
