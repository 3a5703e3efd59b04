/** `0:24`, `12:03`: minutes and seconds. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Whole seconds until an instant of this device's clock, never below 0. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))

/** The time of day and the milliseconds that a page has been open, of one instant. */
export type Instant = { readonly clock: number; readonly steady: number }

/**
 * What this device's clock would show had nobody set it back since: the longer of what passed by either counts. The steady
 * one may stand still while a device sleeps (F55).
 */
export const presentSince = (began: Instant, now: Instant): number =>
  began.clock + Math.max(now.clock - began.clock, now.steady - began.steady)

/**
 * When this device's clock shows an instant of the server's: the distance to the server's present counts, so that a
 * clock that is wrong does not make a wait longer (F55).
 */
export const onThisClock = (instant: string, serverTime: string, now: number): number =>
  now + Date.parse(instant) - Date.parse(serverTime)
