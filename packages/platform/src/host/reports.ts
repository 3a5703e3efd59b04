import { type ClientReport, REPORTS_PATH } from '@aisle/contract'

export type Report = (fault: Omit<ClientReport, 'type'>) => void

const MOST_PER_PAGE = 20
const LONGEST = 500

/**
 * Tells the gateway of failures in the page, without personal data; each once, and no more than twenty. `base` stands
 * before the store's own paths in a foreign page.
 */
export function createReport(base = ''): Report {
  const sent = new Set<string>()
  return (fault) => {
    const report: ClientReport = { type: 'aisle-failure', ...fault, message: fault.message.slice(0, LONGEST) }
    const body = JSON.stringify(report)
    if (sent.has(body) || sent.size >= MOST_PER_PAGE || typeof navigator.sendBeacon !== 'function') return
    sent.add(body)
    navigator.sendBeacon(base + REPORTS_PATH, new Blob([body], { type: 'application/json' }))
  }
}

/** What a failure says of itself. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : `Thrown: ${String(error)}`
