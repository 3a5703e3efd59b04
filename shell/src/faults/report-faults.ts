import type { PageRegistry } from '@aisle/contract'
import { messageOf, type Report } from '@aisle/platform/host'

const REMOTE_FILE = /\/_\/remotes\/(mf-[a-z0-9-]+)\//

/** Reports what nobody has caught, with the remote whose file it came from (F6). */
export function startFaultReports(report: Report, { remotes }: Pick<PageRegistry, 'remotes'>): void {
  const tell = (kind: string, error: unknown, file = '') => {
    const remote = remoteOf(error, file)
    const version = remote ? remotes[remote]?.version : undefined
    report({ kind, message: messageOf(error), ...(remote ? { remote } : {}), ...(version ? { version } : {}) })
  }
  addEventListener('error', ({ error, message, filename }) => tell('error', error ?? message, filename))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
}

/** The remote that an error's file or stack names, if any. */
export function remoteOf(error: unknown, file = ''): string | undefined {
  const trace = error instanceof Error ? (error.stack ?? '') : ''
  return (REMOTE_FILE.exec(file) ?? REMOTE_FILE.exec(trace))?.[1]
}
