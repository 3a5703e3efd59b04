import { ApiError } from '@aisle/platform'

const FAILURE = 'An error occurred. Please try again later.'

/** What a shopper is told of a failure: the store's words (spec 2 §8), and never those of a program. */
export const errorText = (error: unknown): string => (error instanceof ApiError ? error.message : FAILURE)
