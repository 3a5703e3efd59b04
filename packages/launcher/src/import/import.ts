import { readOptions } from '../start/options.ts'
import { borrowDatabase } from './borrow-database.ts'

/** `npm run import`: a product feed into the catalogue of a tenant, whether the store runs or not. */
export async function importFeed(args: readonly string[]): Promise<void> {
  const { importCommand } = await import('@aisle/demo/import')
  await importCommand(args, async () => {
    const { ownerUrl, folder, [Symbol.asyncDispose]: dispose } = await borrowDatabase(readOptions([], process.env))
    return { databaseUrl: ownerUrl, imagesDir: folder.images, [Symbol.asyncDispose]: dispose }
  })
}
