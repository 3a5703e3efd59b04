import type { CustomerSeed } from '@aisle/commerce-api/seeding'
import { stableId } from '@aisle/commerce-api/seeding'
import { customerIdOf, locationIdOf, methodIdOf, productIdOf } from '../demo-ids.ts'
import { daysAfter } from '../tenants/offers.ts'
import { accountOf, CUSTOMER, NEWCOMER, VISITOR } from './accounts.ts'
import { addressesOf } from './addresses.ts'
import { cardsOf } from './cards.ts'
import type { DemoShopper } from './shopper.types.ts'

const productIds = (...seoNames: readonly string[]) => seoNames.map((seoName) => productIdOf('fresh', seoName))

const freshPast = (now: Date): Partial<CustomerSeed> => ({
  zipCode: '60614',
  isVerifiedOnline: true,
  isLoyalty: true,
  loyaltyCents: 2475,
  preferredLocationId: locationIdOf('fresh', 'lincoln-park'),
  preferredFulfillmentMethodId: methodIdOf('fresh', 'sp'),
  favoriteProductIds: productIds(
    'whole-milk',
    'house-blend-coffee',
    'sourdough-boule',
    'hass-avocado',
    'sharp-cheddar',
    'dark-chocolate-72',
    'bananas',
    'chicken-rice-dog-food',
  ),
  wishlists: [
    {
      wishlistId: stableId('wishlist', CUSTOMER, 'holidays'),
      name: 'Holiday baking',
      productIds: productIds(
        'all-purpose-flour',
        'unsalted-butter',
        'pure-vanilla-extract',
        'pecan-pie',
        'semi-sweet-chocolate-chips',
        'ground-cinnamon',
      ),
    },
    {
      wishlistId: stableId('wishlist', CUSTOMER, 'camping'),
      name: 'Camping',
      productIds: productIds('trail-mix', 'spring-water-gallon', 'matches', 'instant-coffee'),
    },
  ],
  notifications: [
    {
      notificationId: stableId('notification', CUSTOMER, 'ready'),
      title: 'Your order is ready',
      body: 'Come to the green canopy on the Webster Avenue side and tap I am here.',
      createdAt: daysAfter(now, -1),
    },
    {
      notificationId: stableId('notification', CUSTOMER, 'coffee'),
      title: 'Coffee week',
      body: '15% off coffee from Kestrel Roasters, this week only.',
      createdAt: daysAfter(now, -2),
    },
    {
      notificationId: stableId('notification', CUSTOMER, 'auto-ship'),
      title: 'Auto-ship goes out soon',
      body: 'Chicken & Rice Dog Food leaves on its next date. You can still change or skip it.',
      createdAt: daysAfter(now, -3),
    },
  ],
})

function recordOf(tenant: string, email: typeof CUSTOMER | typeof NEWCOMER): CustomerSeed {
  const { subject, firstName, lastName } = accountOf(tenant, email)
  return { customerId: customerIdOf(tenant, email), subject, firstName, lastName, email }
}

const customerOf = (tenant: string, now: Date): CustomerSeed => ({
  ...recordOf(tenant, CUSTOMER),
  phoneNumber: '3125550186',
  addresses: addressesOf(tenant),
  paymentMethods: cardsOf(tenant),
  ...(tenant === 'fresh' ? freshPast(now) : {}),
})

/** The three shoppers in one store; only Fresh Fields Market knows the customer's past. */
export const shoppersOf = (tenant: string, now: Date): DemoShopper[] => [
  { ...accountOf(tenant, CUSTOMER), customer: customerOf(tenant, now) },
  { ...accountOf(tenant, NEWCOMER), customer: recordOf(tenant, NEWCOMER) },
  { ...accountOf(tenant, VISITOR), customer: undefined },
]
