import { createStoredValue } from '@aisle/platform/host'
import * as z from 'zod/mini'

/** The page that somebody wanted before they were asked to sign in (spec 1 §2). */
export const returnTo = createStoredValue({
  key: 'aisle:return-to',
  version: 1,
  schema: z.string(),
  area: () => sessionStorage,
})
