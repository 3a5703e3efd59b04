import { readOptions } from '../start/options.ts'
import { borrowDatabase } from './borrow-database.ts'

/** `npm run import`: a product feed into the catalogue of a tenant, whether the store runs or not. */
export async function importFeed(args: readonly string[]): Promise<void> {
  const { importCommand } = await import('@aisle/demo/import')
  await using database = await borrowDatabase(readOptions([], process.env))
  await importCommand(args, { databaseUrl: database.ownerUrl, imagesDir: database.folder.images })
}
