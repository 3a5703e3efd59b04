import type { Domain } from './server/domain.ts'

/** Every domain of the API, in the order of a shopper's way through the store. */
export const domains: readonly Domain[] = []
