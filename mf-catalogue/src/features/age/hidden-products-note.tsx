import { useTenant } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { messages } from '../../catalogue.messages.ts'

/** Says why a page is empty in a store that shows restricted products to verified shoppers only (spec 1 §5). */
export function HiddenProductsNote() {
  const hides = useTenant(({ configuration }) => {
    const { isStoreAgeRestricted, enableAgeRestrictedBrowsing } = configuration?.businessConfigurations ?? {}
    return isStoreAgeRestricted === true && enableAgeRestrictedBrowsing === true
  })
  return hides ? <Alert variant="info">{messages.ageHides}</Alert> : null
}
