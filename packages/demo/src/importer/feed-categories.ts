import { type CategorySeed, stableId } from '@aisle/commerce-api/seeding'
import { placeholderOf } from '../drawings/placeholders.ts'
import { placeholderPath } from '../drawings.ts'
import { slugOf } from './slug.ts'

/** Behind the categories that the store made for itself. */
const FIRST_POSITION = 1000

type Path = readonly string[]

/** Holds the addresses of those above, so that two of one name stay apart. */
const addressOf = (path: Path) => path.map(slugOf).join('-')

/**
 * A feed's categories among those of the store. One address is one category: where the store has a category at an
 * address already, the feed's goods go there, and it stays as it is.
 * @param paths parents before their children
 * @param known ids of the store's categories by address
 */
export function placeCategories(tenant: string, paths: readonly Path[], known: ReadonlyMap<string, string>) {
  const ownId = (path: Path) => stableId('feed-category', tenant, addressOf(path))
  const idOf = (path: Path) => known.get(addressOf(path)) ?? ownId(path)
  const isOwn = (path: Path) => idOf(path) === ownId(path)
  const seeds = new Map<string, CategorySeed>()
  for (const path of paths.filter(isOwn)) {
    if (seeds.has(addressOf(path))) continue
    seeds.set(addressOf(path), {
      categoryId: ownId(path),
      ...(path.length > 1 ? { parentId: idOf(path.slice(0, -1)) } : {}),
      name: path.at(-1) ?? '',
      seoName: addressOf(path),
      position: FIRST_POSITION + seeds.size,
      imageUrl: placeholderPath(placeholderOf(path)),
    })
  }
  return { seeds: [...seeds.values()], idOf }
}
