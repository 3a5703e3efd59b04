import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inWorkspace } from '../workspace.ts'
import { Refusal } from '../refusal.ts'

export type StartOptions = {
  readonly port: number
  readonly host: string
  /** Folder of database, registry, pictures, mail and logs. */
  readonly dataFolder: string
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined
  readonly appDatabaseUrl: string | undefined
  /** Throw the demo's data away first. */
  readonly isFresh: boolean
  /** Tests may make partners fail, and come from one address. */
  readonly isTesting: boolean
}

/** @throws Refusal for an option or a variable that makes no sense */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const port = Number(env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is "${env['PORT']}", which is no port: give a number from 1 to 65535.`)
  }
  return {
    port,
    host: env['HOST'] || 'localhost',
    dataFolder: resolve(env['AISLE_DATA'] || inWorkspace('.aisle')),
    databaseUrl: databaseUrl(env['DATABASE_URL'], 'DATABASE_URL'),
    appDatabaseUrl: databaseUrl(env['APP_DATABASE_URL'], 'APP_DATABASE_URL'),
    isFresh: readFresh(args),
    isTesting: env['AISLE_TESTING'] === '1',
  }
}

function readFresh(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { fresh: { type: 'boolean', default: false } } }).values.fresh
  } catch (cause) {
    throw new Refusal(`"npm start" does not know ${args.join(' ')}. The one option is: npm start -- --fresh`, {
      cause,
    })
  }
}

/** The address may hold a password, so it is not shown. */
function databaseUrl(text: string | undefined, name: string) {
  if (!text) return undefined
  const url = URL.parse(text)
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url.href
  throw new Refusal(
    `${name} is not an address of PostgreSQL. It looks like postgres://user:password@host:5432/database`,
  )
}
