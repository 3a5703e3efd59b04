const UNTOUCHED = [/^\/checkout(\/|$)/i, /^\/order-complete(\/|$)/i]

/** Pages on which nothing changes under the shopper: paying, and what was paid for (F44). */
export const isUntouched = (path: string): boolean => UNTOUCHED.some((pattern) => pattern.test(path))
