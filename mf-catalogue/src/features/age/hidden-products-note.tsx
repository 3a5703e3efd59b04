import { useAge, useTenant } from '@aisle/platform'
import { messages } from '../../catalogue.messages.ts'
import { AgeNotice } from './age-notice.tsx'

/** Says why a page is empty in a store that shows restricted products to verified shoppers only (spec 1 §5). */
export function HiddenProductsNote() {
  const isVerified = useAge((state) => state.isVerified)
  const hides = useTenant(({ configuration }) => {
    const { isStoreAgeRestricted, enableAgeRestrictedBrowsing } = configuration?.businessConfigurations ?? {}
    return isStoreAgeRestricted === true && enableAgeRestrictedBrowsing === true
  })
  return hides && !isVerified ? <AgeNotice>{messages.ageHides}</AgeNotice> : null
}
