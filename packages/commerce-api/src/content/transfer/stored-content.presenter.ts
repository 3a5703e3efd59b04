import { type Content, type ContentKind, entryKey } from './content-files.ts'
import type { StoredContent } from './transfer.store.ts'

type Locations = StoredContent['locations']

/** A location by its name, or by its id where others have the same name. */
export const locationLabel = (locations: Locations, id: string): string => {
  const name = locations.find(({ locationId }) => locationId === id)?.name ?? id
  return locations.filter((location) => location.name === name).length === 1 ? name : id
}

/** A store's content as its files say it: what is the rule, or is not set, is left out. */
export function presentStored(stored: StoredContent): Content {
  const { locations, collections, collectionProducts, templates, pages, disclaimers, announcements, synonyms } = stored
  return {
    collections: collections.map(({ collectionId, seoName, name, description, imageUrl }) =>
      given({
        seoName,
        name,
        description,
        imageUrl,
        products: collectionProducts
          .filter((entry) => entry.collectionId === collectionId)
          .map((entry) => entry.seoName),
      }),
    ),
    templates: templates.map(({ name, locationId, template }) =>
      given({ name, location: locationId && locationLabel(locations, locationId), template }),
    ),
    pages: pages.map(({ slug, kind, title, html, metaDescription, isActive }) =>
      given({ slug, kind: pageKind(kind), title, html, metaDescription, isActive: isActive ? null : false }),
    ),
    disclaimers: disclaimers.map(({ disclaimerId, title, html, isRequiredAcceptance, isActive }) =>
      given({
        id: disclaimerId,
        title,
        html,
        isRequiredAcceptance: isRequiredAcceptance || null,
        isActive: isActive ? null : false,
      }),
    ),
    announcements: announcements.map(({ announcementId, title, html, imageUrl, startsAt, endsAt, isActive }) =>
      given({
        id: announcementId,
        title,
        html,
        imageUrl,
        startsAt: startsAt?.toISOString(),
        endsAt: endsAt?.toISOString(),
        isActive: isActive ? null : false,
      }),
    ),
    synonyms: synonyms.map(({ word, sameAs }) => ({ word, sameAs })),
  }
}

/** The ids of the rows, by the key of their entries. */
export function storedIds(stored: StoredContent): { readonly [Kind in ContentKind]: ReadonlyMap<string, string> } {
  const { collections, templates, pages, disclaimers, announcements, synonyms } = presentStored(stored)
  const byKey = (entries: Content[ContentKind], ids: readonly string[]) =>
    new Map(entries.map((entry, index) => [entryKey(entry), ids[index] ?? '']))
  return {
    collections: byKey(
      collections,
      stored.collections.map(({ collectionId }) => collectionId),
    ),
    templates: byKey(
      templates,
      stored.templates.map(({ templateId }) => templateId),
    ),
    pages: byKey(
      pages,
      stored.pages.map(({ slug }) => slug),
    ),
    disclaimers: byKey(
      disclaimers,
      stored.disclaimers.map(({ disclaimerId }) => disclaimerId),
    ),
    announcements: byKey(
      announcements,
      stored.announcements.map(({ announcementId }) => announcementId),
    ),
    synonyms: byKey(
      synonyms,
      stored.synonyms.map(({ word }) => word),
    ),
  }
}

const pageKind = (kind: string) => (kind === 'legal' || kind === 'footer' ? kind : null)

type Given<Fields> = {
  [
    Name in keyof Fields as null extends Fields[Name] ? never : undefined extends Fields[Name] ? never : Name
  ]: Fields[Name]
} & {
  [Name in keyof Fields]?: NonNullable<Fields[Name]>
}

/** Without what is not set. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what is left out is exactly what may be absent
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Given<Fields>
}
