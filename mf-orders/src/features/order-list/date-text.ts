const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `Nov 20, 2026` for an ISO instant. */
export const dateText = (instant: string): string => format.format(new Date(instant))
