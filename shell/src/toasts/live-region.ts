/** Reads out what comes into it, when the reader has come to an end, and can be gone through again (decision 30). */
export const liveRegion = { role: 'log', 'aria-live': 'polite', 'aria-label': 'Messages' } as const
