import type { Envelope } from '@aisle/api/envelope'

/** A failure in the wrapper that every reply of the store's API has. */
export const failure = (errorCode: string, descreption: string): Envelope => ({
  success: false,
  data: null,
  errors: [{ errorCode, descreption }],
  message: descreption,
})
