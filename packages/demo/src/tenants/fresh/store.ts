import type { StoreSeed } from '@aisle/commerce-api/seeding'
import { footerOf, paymentLogos } from '../content/footer.ts'
import { privacyOf, termsOf } from '../content/legal-text.ts'
import { fulfillmentsOf } from '../fulfillments.ts'

export const FRESH = 'fresh'
export const freshContact = {
  name: 'Fresh Fields Market',
  email: 'hello@freshfields.example',
  phone: '3125550142',
  city: 'Chicago',
  state: 'Illinois',
} as const

export const freshStore: StoreSeed = {
  mode: 4,
  isActive: true,
  business: {
    businessName: freshContact.name,
    logoURL: '/images/brand/fresh-logo.svg',
    defaultProductImageURL: '/images/placeholders/pantry.svg',
    forceUserToEnterZipCode: false,
    enableOfferTag: true,
    showTrendingCategory: true,
    currentPaymentGateway: 'DATACAP',
    lnsSubscriptionType: 2,
    showDisclaimer: false,
    showAnnouncement: true,
    isStoreAgeRestricted: false,
    enableAgeRestrictedBrowsing: false,
    enableAgeRestrictedCheckout: false,
    enableGuestCheckout: true,
    tenantAcr: 'tenant:fresh',
    accountID: 'FF-100',
    termsOfService: termsOf(freshContact),
    privacyPolicy: privacyOf(freshContact),
    customerServicePhone: freshContact.phone,
    customerServiceEmail: freshContact.email,
  },
  theme: {
    logoURL: '/images/brand/fresh-logo.svg',
    faviconURL: '/images/brand/fresh-favicon.svg',
    primaryColor: '#2e7d4f',
    secondaryColor: '#2e7d4f',
    backgroundColor: '#ffffff',
    surfaceColor: '#f6f5f1',
    textColor: '#1d2a22',
  },
  socialPlatforms: [
    { name: 'Newsletter', url: 'https://news.freshfields.example' },
    {
      name: 'Recipes',
      url: 'https://recipes.freshfields.example',
      iconURL: '/images/brand/fresh-favicon.svg',
    },
  ],
  footer: footerOf({
    name: freshContact.name,
    address: '2215 N Halsted St, Chicago, IL 60614',
    phone: freshContact.phone,
    email: freshContact.email,
    hours: 'Every day from 7 AM to 10 PM',
  }),
  paymentLogos,
  askFullAddressForDelivery: false,
  fulfillments: fulfillmentsOf(FRESH, [
    { codeName: 'sp', name: 'Store pickup', qtyLimit: 50, allowPayAtStore: true, payAtStoreUserType: 3 },
    { codeName: 'sd', name: 'Standard delivery', qtyLimit: 24 },
    { codeName: 'scd', name: 'Scheduled delivery', qtyLimit: 36 },
  ]),
}
