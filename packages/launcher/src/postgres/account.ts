import { execFileSync, spawn } from 'node:child_process'
import { exitCodeOf } from '../processes/exit-code.ts'
import { Refusal } from '../refusal.ts'

/** Who runs the database where we are root: PostgreSQL refuses to run as root. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number }

/** `undefined` for ordinary users: the database runs as they do. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = lookUp('postgres') ?? createAccount() ?? lookUp('nobody')
  if (account) return account
  throw new Refusal(
    'The database cannot run as root, and there is no other account here. Add one (useradd --system postgres) and start again.',
  )
}

function lookUp(name: string): Account | undefined {
  try {
    const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { name, uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined // id fails for an account that does not exist
  }
}

/** A system account without home and password, as distributions make it for this purpose. */
function createAccount() {
  const attempts: readonly (readonly [string, ...string[]])[] = [
    ['useradd', '--system', '--no-create-home', '--shell', '/bin/false', 'postgres'],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ]
  for (const [program, ...args] of attempts) {
    try {
      execFileSync(program, args, { stdio: 'pipe' })
      return lookUp('postgres')
    } catch {
      // not here, or not allowed: the next way
    }
  }
  return undefined
}

/** Whether a program runs for an account, that is, whether every folder on the way to it lets the account pass. */
export async function canRun({ uid, gid }: Account, program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { uid, gid, cwd: '/', stdio: 'ignore' })
  return (await exitCodeOf(child)) === 0
}

export const canEnter = (account: Account, folder: string): Promise<boolean> =>
  canRun(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
