import type { Envelope } from '@aisle/api/envelope'

/** A failure in the wrapper that every reply of the store's API has. */
export const failure = (errorCode: string, descreption: string): Envelope => ({
  success: false,
  data: null,
  errors: [{ errorCode, descreption }],
  message: descreption,
})

type ReplyOnItsWay = { readonly raw: { readonly destroyed: boolean } }

/** Whether an answer broke off because its reader has left: a tab was closed, a page left. Nobody's fault. */
export const isLeftByReader = (error: NodeJS.ErrnoException, { raw }: ReplyOnItsWay): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed
