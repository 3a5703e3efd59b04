/** What a PostgreSQL says of itself, as `SHOW` gives it. */
export type DurabilitySettings = { readonly fsync: string; readonly synchronous_commit: string }

/** Why an acknowledged order could be lost when the power goes; `undefined` where it cannot (F36, G5). */
export function whyUnsafe({ fsync, synchronous_commit }: DurabilitySettings): string | undefined {
  if (fsync !== 'on') return 'PostgreSQL runs with fsync off: orders would be lost with the power. Set fsync = on.'
  if (synchronous_commit !== 'off') return undefined
  return 'PostgreSQL runs with synchronous_commit off: orders would be acknowledged before they are kept. Set it to on.'
}
