import type { BusinessSettings } from '../tenant/business-settings.ts'

/** Type 2 is for everybody, type 1 for customers who joined (decision 19). */
export const canRedeem = ({ lnsSubscriptionType }: BusinessSettings, { isLoyalty }: { isLoyalty: boolean }): boolean =>
  lnsSubscriptionType === 2 || (lnsSubscriptionType === 1 && isLoyalty)
