import * as z from 'zod/mini'
import { lookColumns, lookSchema } from './catalogue-changes.store.ts'

type Seen = { readonly version: number; readonly snapshot: string | undefined }

/**
 * Counts the changes that were seen of one tenant's catalogue. Whoever looks learns a version after everything that was
 * committed before; what is read with it from then on is at least as new as any version before. Looks may overlap: a
 * change that several of them see at different moments is counted by each, so versions may be more than changes, never fewer.
 */
export function createCatalogueVersion() {
  let newest: Seen = { version: 0, snapshot: undefined }
  return {
    /** Begins a look: asks for `columns` in a statement of the tenant's, and takes the version from a row with them. */
    look() {
      const since = newest
      return {
        columns: lookColumns(since.snapshot),
        /** Where there is no row there is no store, and nothing to be known of it. */
        versionOf(row: unknown): number {
          if (row === undefined) return since.version
          const { snapshot, has_changed: hasChanged } = z.parse(lookSchema, row)
          if (snapshot === newest.snapshot) return newest.version
          const version = hasChanged ? newest.version + 1 : since.version
          if (version >= newest.version) newest = { version, snapshot }
          return version
        },
      }
    },
  }
}
