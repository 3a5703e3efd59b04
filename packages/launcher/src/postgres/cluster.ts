import { spawn } from 'node:child_process'
import { chown, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { exitCodeOf } from '../processes/exit-code.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

type Cluster = {
  readonly place: string
  readonly binaries: Binaries
  readonly account: Account | undefined
  readonly password: string
}

/** Makes the database's files where there are none. Interrupted, it leaves nothing that looks finished. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const isThere = await stat(join(cluster.place, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (!isThere) await createCluster(cluster)
}

async function createCluster({ place, binaries, account, password }: Cluster) {
  const half = await mkdtemp(join(dirname(place), 'new-database-'))
  const passwordFile = join(half, 'password')
  const data = join(half, 'data')
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [half, passwordFile]) await chown(path, account.uid, account.gid)
    await runInitdb(binaries.initdb, data, passwordFile, account)
    await rm(place, { recursive: true, force: true })
    await rename(data, place)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

async function runInitdb(initdb: string, data: string, passwordFile: string, account: Account | undefined) {
  const child = spawn(
    initdb,
    [
      `--pgdata=${data}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
    { ...identityOf(account), cwd: '/', env: postgresEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  if ((await exitCodeOf(child)) === 0) return
  const [reason = 'unknown reason'] = said.split('\n').filter((line) => /error|fatal|could not/i.test(line))
  throw new Refusal(`The database could not be made: ${reason.replace(/^initdb: error: /, '')}`)
}

export const identityOf = (account: Account | undefined) => (account ? { uid: account.uid, gid: account.gid } : {})

/** Nothing of ours: variables such as PGDATA or LC_ALL would change what the server does. */
export const postgresEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' })
