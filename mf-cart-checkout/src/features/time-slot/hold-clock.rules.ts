/** A hold as the store told of it: instants of its clock, and when this device heard them (ms of its own clock). */
export type ToldHold = { readonly expiresAt: string; readonly serverTime: string; readonly toldAt: number }

/** The last minutes, in which the shopper is told. */
const ENDING = 2 * 60_000

/**
 * Milliseconds until a hold ends. The store's clock says how long it was when it was told, this device's how long ago
 * that is: so neither a device with another time of day nor a tab that slept counts wrong (F55).
 */
export function millisecondsLeft({ expiresAt, serverTime, toldAt }: ToldHold, now: number): number {
  const left = Date.parse(expiresAt) - Date.parse(serverTime)
  return Math.max(0, left - Math.max(0, now - toldAt))
}

export type HoldPhase = 'held' | 'ending' | 'over'

export const holdPhase = (left: number): HoldPhase => (left <= 0 ? 'over' : left <= ENDING ? 'ending' : 'held')

/** `14:05` */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
