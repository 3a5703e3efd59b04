import { createStoredValue, isText } from '@aisle/platform/host'

/** The page that somebody wanted before they were asked to sign in (spec 1 §2). */
export const returnTo = createStoredValue({
  key: 'aisle:return-to',
  version: 1,
  check: isText,
  area: () => sessionStorage,
})
