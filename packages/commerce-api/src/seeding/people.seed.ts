import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { CardBrand } from '@aisle/api/payment-method'
import { addresses } from '../address/addresses.table.ts'
import { customers } from '../customer/customers.table.ts'
import type { Transaction } from '../database/database.ts'
import { favorites } from '../favorite/favorites.table.ts'
import { notifications } from '../notification/notifications.table.ts'
import { paymentMethods } from '../payment-method/payment-methods.table.ts'
import { wishlistProducts } from '../wishlist/wishlist-products.table.ts'
import { wishlists } from '../wishlist/wishlists.table.ts'
import { upsert } from './bulk.store.ts'

export type AddressSeed = {
  readonly addressId: string
  readonly type: 0 | 1
  readonly isDefault?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly line1: string
  readonly line2?: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export type PaymentMethodSeed = {
  readonly paymentMethodId: string
  readonly provider: 'DATACAP' | 'USAEPAY'
  /** The provider's; the stand-in takes any `tok_…`. */
  readonly token: string
  readonly brand: CardBrand
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly nameOnCard?: string
  readonly addressId?: string
  readonly isDefault?: boolean
}

export type CustomerSeed = {
  readonly customerId: string
  /** The account's id at the identity provider: the token's `sub`. */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber?: string
  readonly zipCode?: string
  readonly isVerifiedOnline?: boolean
  readonly isLoyalty?: boolean
  readonly loyaltyCents?: number
  readonly preferredLocationId?: string
  readonly preferredFulfillmentMethodId?: string
  readonly addresses?: readonly AddressSeed[]
  readonly paymentMethods?: readonly PaymentMethodSeed[]
  readonly favoriteProductIds?: readonly string[]
  readonly wishlists?: readonly { wishlistId: string; name: string; productIds: readonly string[] }[]
  readonly notifications?: readonly { notificationId: string; title: string; body: string; createdAt: Date }[]
}

/** Writes customers who are not there yet; what they changed since stays, and who closed the account stays away. */
export async function seedCustomers(tx: Transaction, all: readonly CustomerSeed[]) {
  const closed = await listClosed(
    tx,
    all.map(({ customerId }) => customerId),
  )
  const seeds = all.filter(({ customerId }) => !closed.has(customerId))
  const keep = { existing: 'keep' } as const
  const written = await upsert(tx, customers, seeds.map(customerRow), keep)
  await upsert(tx, addresses, seeds.flatMap(addressRows), keep)
  await upsert(tx, paymentMethods, seeds.flatMap(paymentMethodRows), keep)
  await upsert(
    tx,
    favorites,
    seeds.flatMap(({ customerId, favoriteProductIds = [] }) =>
      favoriteProductIds.map((productId) => ({ customerId, productId })),
    ),
    keep,
  )
  const lists = seeds.flatMap(({ customerId, wishlists: own = [] }) => own.map((list) => ({ customerId, ...list })))
  await upsert(
    tx,
    wishlists,
    lists.map(({ customerId, wishlistId, name }) => ({ customerId, wishlistId, name })),
    keep,
  )
  await upsert(
    tx,
    wishlistProducts,
    lists.flatMap(({ wishlistId, productIds }) => productIds.map((productId) => ({ wishlistId, productId }))),
    keep,
  )
  await upsert(
    tx,
    notifications,
    seeds.flatMap(({ customerId, notifications: own = [] }) =>
      own.map((one) => ({ customerId, ...one, isRead: false })),
    ),
    keep,
  )
  return written
}

async function listClosed({ db, tenantId }: Transaction, customerIds: readonly string[]) {
  const rows = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, tenantId),
        inArray(customers.customerId, [...customerIds]),
        isNotNull(customers.closedAt),
      ),
    )
  return new Set(rows.map(({ customerId }) => customerId))
}

const customerRow = (seed: CustomerSeed) => ({
  customerId: seed.customerId,
  subject: seed.subject,
  firstName: seed.firstName,
  lastName: seed.lastName,
  email: seed.email,
  phoneNumber: seed.phoneNumber ?? null,
  zipCode: seed.zipCode ?? null,
  isVerifiedOnline: seed.isVerifiedOnline ?? false,
  isLoyalty: seed.isLoyalty ?? false,
  loyaltyCents: seed.loyaltyCents ?? 0,
  preferredLocationId: seed.preferredLocationId ?? null,
  preferredFulfillmentMethodId: seed.preferredFulfillmentMethodId ?? null,
})

const addressRows = ({ customerId, addresses: own = [] }: CustomerSeed) =>
  own.map((seed) => ({
    customerId,
    addressId: seed.addressId,
    type: seed.type,
    isDefault: seed.isDefault ?? false,
    firstName: seed.firstName ?? null,
    lastName: seed.lastName ?? null,
    phone: seed.phone ?? null,
    line1: seed.line1,
    line2: seed.line2 ?? null,
    city: seed.city,
    state: seed.state,
    zip: seed.zip,
    country: 'US',
  }))

const paymentMethodRows = ({ customerId, paymentMethods: own = [] }: CustomerSeed) =>
  own.map((seed) => ({
    customerId,
    paymentMethodId: seed.paymentMethodId,
    provider: seed.provider,
    token: seed.token,
    brand: seed.brand,
    last4: seed.last4,
    expiryMonth: seed.expiryMonth,
    expiryYear: seed.expiryYear,
    nameOnCard: seed.nameOnCard ?? null,
    addressId: seed.addressId ?? null,
    isDefault: seed.isDefault ?? false,
  }))
