import type { BusinessSettings } from '../tenant/business-settings.ts'

/** The account at the loyalty company of a store that has its program (decision 19). */
export const programOf = ({ lnsSubscriptionType, accountID }: BusinessSettings): string | undefined =>
  lnsSubscriptionType === 2 && accountID ? accountID : undefined

/** Type 2 is for everybody, type 1 for customers who joined (decision 19). */
export const canRedeem = ({ lnsSubscriptionType }: BusinessSettings, { isLoyalty }: { isLoyalty: boolean }): boolean =>
  lnsSubscriptionType === 2 || (lnsSubscriptionType === 1 && isLoyalty)
