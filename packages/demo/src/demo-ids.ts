import { stableId } from '@aisle/commerce-api/seeding'

/** Ids of the demo follow from names, so that any part can refer to any other. */
export const locationIdOf = (tenant: string, key: string) => stableId('location', tenant, key)
export const methodIdOf = (tenant: string, codeName: string) => stableId('fulfillment-method', tenant, codeName)
export const fulfillmentIdOf = (codeName: string) => stableId('fulfillment', codeName)
export const categoryIdOf = (tenant: string, seoName: string) => stableId('category', tenant, seoName)
export const productIdOf = (tenant: string, seoName: string) => stableId('product', tenant, seoName)
/** Of a choice that is not the default: that one is the product itself. */
export const variantProductIdOf = (tenant: string, sku: string) => stableId('variant', tenant, sku)
export const collectionIdOf = (tenant: string, seoName: string) => stableId('collection', tenant, seoName)
export const discountIdOf = (tenant: string, key: string) => stableId('discount', tenant, key)
/** Also the account's id at the identity provider: the `sub` of tokens. */
export const subjectOf = (tenant: string, email: string) => stableId('subject', tenant, email)
export const customerIdOf = (tenant: string, email: string) => stableId('customer', tenant, email)
export const couponIdOf = (tenant: string, code: string) => stableId('coupon', tenant, code)
export const rateIdOf = (tenant: string, location: string, name: string) => stableId('rate', tenant, location, name)
export const orderIdOf = (tenant: string, key: string) => stableId('order', tenant, key)
