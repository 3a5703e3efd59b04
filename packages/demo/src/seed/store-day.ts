const DAY = 24 * 60 * 60 * 1000

/** A moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** The date that a store's calendar shows so many days after a moment: `2026-11-22`. */
export function storeDay(now: Date, days: number, timeZone: string): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
