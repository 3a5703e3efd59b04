/** A fault seen in a browser, without personal data. */
export type FaultReport = {
  readonly kind: 'remote' | 'error' | 'rejection' | 'registry'
  /** The remote to blame, where it is known, with its version. */
  readonly remote?: string
  readonly version?: string
  readonly part?: string
  readonly reason: string
  readonly path: string
}

export type Report = (fault: Omit<FaultReport, 'path'>) => void

export const REPORT_PATH = '/_/reports'
const MOST_PER_PAGE = 20

/** Tells the gateway of faults; each once, and no more than twenty from one page. */
export function createReport(): Report {
  const sent = new Set<string>()
  return (fault) => {
    const body = JSON.stringify({ ...fault, reason: fault.reason.slice(0, 500), path: location.pathname })
    if (sent.has(body) || sent.size >= MOST_PER_PAGE || typeof navigator.sendBeacon !== 'function') return
    sent.add(body)
    navigator.sendBeacon(REPORT_PATH, new Blob([body], { type: 'application/json' }))
  }
}

/** What a fault says of itself. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : `Thrown: ${String(error)}`
