/** `9:00 AM – 10:00 AM` on the store's clock. */
export function slotText(startsAt: Date, endsAt: Date, timeZone: string): string {
  const clock = clockOf(timeZone)
  // Some versions of the time format put a narrow space before AM.
  const text = (at: Date) => clock.format(at).replaceAll(/\s/g, ' ')
  return `${text(startsAt)} – ${text(endsAt)}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  clocks.set(timeZone, clock)
  return clock
}
