const LONGEST = 60

/** Whole seconds until somebody may try again: as long as the store asks for, a minute at most; 0 where it does not ask. */
export const secondsToWait = (retryAfter: number | undefined): number =>
  retryAfter !== undefined && retryAfter > 0 ? Math.min(LONGEST, Math.ceil(retryAfter)) : 0

/** Whole seconds from one instant of this device's clock until a later one; 0 when that is over. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))
