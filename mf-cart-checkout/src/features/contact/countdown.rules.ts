/** `0:24`, `12:03`: minutes and seconds. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Whole seconds until an instant of this device's clock, never below 0. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))

/**
 * When this device's clock shows an instant of the server's: the distance to the server's present counts, so that a
 * clock that is wrong does not make a wait longer (F55).
 */
export const onThisClock = (instant: string, serverTime: string, now: number): number =>
  now + Date.parse(instant) - Date.parse(serverTime)
