const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/**
 * What a browser has in place of storage that keeps nothing (F46), to be set for `localStorage` or `sessionStorage`:
 * spies on `Storage` change nothing in a test's document.
 */
export const refusingStorage = {
  /** Can be read, and takes nothing. */
  full: () => ({
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    clear: () => {},
    setItem: refuse,
  }),
  /** Whatever is asked of it throws. */
  blocked: () => new Proxy({}, { get: refuse, ownKeys: refuse }),
} as const
