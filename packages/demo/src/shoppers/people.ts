import type { AddressSeed, CustomerSeed, PaymentMethodSeed } from '@aisle/commerce-api/seeding'
import { stableId } from '@aisle/commerce-api/seeding'
import { customerIdOf, locationIdOf, methodIdOf, productIdOf, subjectOf } from '../demo-ids.ts'
import { daysAfter } from '../tenants/offers.ts'
import type { DemoShopper } from './shopper.types.ts'

/** Of every account of the demo. */
export const DEMO_PASSWORD = 'aisle-demo'
export const CUSTOMER = 'customer@example.com'
const NEWCOMER = 'newcomer@example.com'
const VISITOR = 'visitor@example.com'

export const addressIdOf = (key: string) => stableId('address', CUSTOMER, key)
export const cardIdOf = (key: string) => stableId('card', CUSTOMER, key)

const name = { firstName: 'Casey', lastName: 'Monroe', phone: '3125550186' } as const

const addresses: AddressSeed[] = [
  {
    addressId: addressIdOf('home'),
    type: 0,
    isDefault: true,
    ...name,
    line1: '1918 N Bissell St',
    line2: 'Apt 3',
    city: 'Chicago',
    state: 'IL',
    zip: '60614',
  },
  {
    addressId: addressIdOf('work'),
    type: 0,
    ...name,
    line1: '900 N Franklin St',
    line2: 'Floor 6',
    city: 'Chicago',
    state: 'IL',
    zip: '60610',
  },
  {
    addressId: addressIdOf('parents'),
    type: 0,
    firstName: 'Ruth',
    lastName: 'Monroe',
    phone: '2065550144',
    line1: '2836 NW 60th St',
    city: 'Seattle',
    state: 'WA',
    zip: '98107',
  },
  {
    addressId: addressIdOf('billing'),
    type: 1,
    isDefault: true,
    ...name,
    line1: '1918 N Bissell St',
    line2: 'Apt 3',
    city: 'Chicago',
    state: 'IL',
    zip: '60614',
  },
]

const cards: PaymentMethodSeed[] = [
  {
    paymentMethodId: cardIdOf('visa'),
    provider: 'DATACAP',
    token: 'tok_demo_visa_accepted',
    brand: 'visa',
    last4: '1111',
    expiryMonth: 9,
    expiryYear: 2029,
    nameOnCard: 'Casey Monroe',
    addressId: addressIdOf('billing'),
    isDefault: true,
  },
  {
    paymentMethodId: cardIdOf('mastercard'),
    provider: 'DATACAP',
    token: 'tok_demo_mastercard_accepted',
    brand: 'mastercard',
    last4: '4444',
    expiryMonth: 2,
    expiryYear: 2028,
    nameOnCard: 'Casey Monroe',
    addressId: addressIdOf('billing'),
  },
  {
    paymentMethodId: cardIdOf('expired'),
    provider: 'DATACAP',
    token: 'tok_demo_amex_expired',
    brand: 'amex',
    last4: '0005',
    expiryMonth: 4,
    expiryYear: 2026,
    nameOnCard: 'Casey Monroe',
    addressId: addressIdOf('billing'),
  },
]

const productIds = (...seoNames: readonly string[]) => seoNames.map((seoName) => productIdOf('fresh', seoName))

const customerOf = (now: Date): CustomerSeed => ({
  customerId: customerIdOf('fresh', CUSTOMER),
  subject: subjectOf('fresh', CUSTOMER),
  firstName: 'Casey',
  lastName: 'Monroe',
  email: CUSTOMER,
  phoneNumber: '3125550186',
  zipCode: '60614',
  isVerifiedOnline: true,
  isLoyalty: true,
  loyaltyCents: 2475,
  preferredLocationId: locationIdOf('fresh', 'lincoln-park'),
  preferredFulfillmentMethodId: methodIdOf('fresh', 'sp'),
  addresses,
  paymentMethods: cards,
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

const account = (tenant: string, email: string, firstName: string, lastName: string) => ({
  tenant,
  subject: subjectOf(tenant, email),
  email,
  password: DEMO_PASSWORD,
  firstName,
  lastName,
})

const plainCustomer = (tenant: string, email: string, firstName: string, lastName: string): CustomerSeed => ({
  customerId: customerIdOf(tenant, email),
  subject: subjectOf(tenant, email),
  firstName,
  lastName,
  email,
})

/** The three shoppers in one store; only Fresh Fields Market knows the customer's past. */
export const shoppersOf = (tenant: string, now: Date): DemoShopper[] => [
  {
    ...account(tenant, CUSTOMER, 'Casey', 'Monroe'),
    customer: tenant === 'fresh' ? customerOf(now) : plainCustomer(tenant, CUSTOMER, 'Casey', 'Monroe'),
  },
  { ...account(tenant, NEWCOMER, 'Noa', 'Whitfield'), customer: plainCustomer(tenant, NEWCOMER, 'Noa', 'Whitfield') },
  { ...account(tenant, VISITOR, 'Vic', 'Okafor'), customer: undefined },
]
