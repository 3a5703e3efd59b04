import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A process as it is now: its number alone is used again after its end. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string }

/** When a process started, in whatever unit the system tells it; `undefined` for one that is gone or a zombie. */
export function startTimeOf(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid, 'lstart=')
}

/** The command line of a process, with its arguments. */
export function commandOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return fromPs(pid, 'command=')
  return readOrNothing(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
}

export const isSameProcess = ({ pid, startedAt }: ProcessIdentity): boolean => startTimeOf(pid) === startedAt

export function ownIdentity(): ProcessIdentity {
  const startedAt = startTimeOf(process.pid)
  if (startedAt === undefined) throw new Error('This process cannot find itself in the list of processes')
  return { pid: process.pid, startedAt }
}

/** Fields 3 (state) and 22 (start time) of proc_pid_stat(5); the name in field 2 may hold spaces. */
function fromProc(pid: number) {
  const stat = readOrNothing(`/proc/${pid}/stat`)
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields[18]
}

function fromPs(pid: number, column: string) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined // ps fails for a process that is gone
  }
}

function readOrNothing(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // gone while we looked
  }
}
