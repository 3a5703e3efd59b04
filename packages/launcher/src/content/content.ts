import { exportContent, importContent, readContentFolder, writeContentFolder } from '@aisle/commerce-api/content'
import { readOptions } from '../start/options.ts'
import { borrowDatabase } from '../import/borrow-database.ts'
import { readContentOptions } from './content-options.ts'
import { preview } from './preview.ts'
import { describeChanges, describeExport } from './describe-content.ts'

/** `npm run content`: what the owner of a store writes, out of the store as files and into it, whether it runs or not. */
export async function content(args: readonly string[]): Promise<void> {
  // npm runs scripts in the root of the project; a path is meant from where it was typed.
  const options = readContentOptions(args, process.env['INIT_CWD'] ?? process.cwd())
  if (options.action === 'preview') return await preview(options)
  const { tenant, folder } = options
  if (options.action === 'export') {
    await using database = await borrowDatabase(readOptions([], process.env))
    const exported = await exportContent({ databaseUrl: database.ownerUrl, tenant })
    await writeContentFolder(folder, exported, options.overwrites)
    console.log(describeExport(exported, folder))
    return
  }
  const raw = await readContentFolder(folder)
  await using database = await borrowDatabase(readOptions([], process.env))
  const changes = await importContent({ databaseUrl: database.ownerUrl, raw, now: new Date(), ...options })
  console.log(describeChanges(changes, options))
}
