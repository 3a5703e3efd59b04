import { isText } from '@aisle/platform'
import { createPreference } from '@aisle/ui/preference'

/** The number of the order that was placed last in this browser (spec 2 §4); the API shows it to its owner alone. */
export const createRecentOrder = (tenant: string) => createPreference(tenant, 'recent-order', isText)
