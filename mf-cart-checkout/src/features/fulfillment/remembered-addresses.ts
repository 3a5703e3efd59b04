import { isRecordOf, isText, useTenant } from '@aisle/platform'
import { createPreference } from '@aisle/ui/preference'

/** The address that was used last, by fulfillment code (spec 1 §3). */
export const useRememberedAddresses = () =>
  createPreference(
    useTenant((state) => state.tenant),
    'addresses',
    isRecordOf(isText),
  )
