import * as z from 'zod/mini'

/** Six digits, sent by mail. */
export const oneTimeCodeSchema = z.string().check(z.regex(/^\d{6}$/))
