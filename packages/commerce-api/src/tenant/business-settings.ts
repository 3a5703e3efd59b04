import type { BusinessConfiguration, Configuration } from '@aisle/api/configuration'
import type { CardBrand } from '@aisle/api/payment-method'

/** What a tenant sets about its store; mode and activity have columns of their own. */
export type BusinessSettings = Omit<BusinessConfiguration, 'mode' | 'isActive'> & {
  /** Days after which an untouched cart is abandoned; 30 without them. Nobody's business but the store's. */
  readonly cartLifeDays?: number
}

export type PaymentLogo = { readonly brand: CardBrand; readonly imageURL?: string | null }

export type SocialPlatform = Configuration['socialPlatforms'][number]
