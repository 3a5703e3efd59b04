import { ApiError } from '@aisle/platform'

/**
 * Why a shopper is taken Home from a listing (spec 1 §8): the store refuses its filters, and none are known. Where the
 * store was not reached, or filters are on screen, the failure takes its own block at most.
 */
export const reasonToGoHome = (error: Error, hasFilters: boolean): string | undefined =>
  !hasFilters && error instanceof ApiError && error.errors.length > 0 ? error.message : undefined
