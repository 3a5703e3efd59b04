import { type SmallStore, smallStore } from './small-store.ts'
import { boulder } from './zip-areas.ts'

type Shared = Pick<SmallStore, 'place' | 'phone' | 'zipAreas' | 'taxName' | 'taxPercent'>

const shared: Shared = {
  place: {
    key: 'pearl-street',
    name: 'Pearl Street',
    line1: '1840 Pearl St',
    city: 'Boulder',
    state: 'CO',
    stateName: 'Colorado',
    zip: '80302',
    latitude: 40.0195,
    longitude: -105.2714,
    timeZone: 'America/Denver',
  },
  phone: '3035550131',
  zipAreas: boulder,
  taxName: 'Boulder sales tax',
  taxPercent: 8.85,
}

const shops: SmallStore[] = [
  {
    ...shared,
    tenant: 'beta',
    name: 'Basket Beta',
    skuPrefix: 'BB',
    email: 'beta@basket.example',
    about: '<p>Basket Beta is where we try a new store with a few hundred neighbours before it opens.</p>',
    state: { mode: 3, accessCode: '4711' },
    business: {
      logoURL: '/images/brand/beta-logo.svg',
      betaImageUrl: '/images/banners/corner.svg',
      modeDescription: 'We are trying things out. Enter the four digits from your invitation.',
    },
    theme: {
      logoURL: '/images/brand/beta-logo.svg',
      faviconURL: '/images/brand/beta-favicon.svg',
      primaryColor: '#5546b0',
      secondaryColor: '#5546b0',
    },
  },
  {
    ...shared,
    tenant: 'test',
    name: 'Trial Store',
    skuPrefix: 'TS',
    email: 'trial@basket.example',
    about: '<p>The Trial Store is for the people who build it. Nothing here is sold.</p>',
    state: { mode: 2, accessCode: 'letmein' },
    business: {
      logoURL: '/images/brand/test-logo.svg',
      currentPaymentGateway: null,
      modeDescription: 'This store is for testing. Enter its password.',
      noPaymentGatewayMessage: 'This test store takes no payments yet, so nothing can be added to the cart.',
    },
    theme: {
      logoURL: '/images/brand/test-logo.svg',
      faviconURL: '/images/brand/test-favicon.svg',
      primaryColor: '#a44a16',
      secondaryColor: '#a44a16',
    },
  },
  {
    ...shared,
    tenant: 'maintenance',
    name: 'Pearl Street Provisions',
    skuPrefix: 'PS',
    email: 'hello@pearlprovisions.example',
    about: '<p>Pearl Street Provisions sells groceries on Pearl Street.</p>',
    state: { mode: 1 },
    business: {
      modeDescription:
        'We are moving our shelves and our server tonight. Orders that you have placed are safe and will be ready as planned. Our shop is back at 6 in the morning, Mountain Time.',
    },
  },
  {
    ...shared,
    tenant: 'closed',
    name: 'Hillside Grocers',
    skuPrefix: 'HG',
    email: 'hello@hillside.example',
    about: '<p>Hillside Grocers served Boulder from 1968 to 2025.</p>',
    state: { mode: 6 },
  },
  {
    ...shared,
    tenant: 'soon',
    name: 'Lakeshore Market',
    skuPrefix: 'LM',
    email: 'hello@lakeshore.example',
    about: '<p>Lakeshore Market opens in spring.</p>',
    state: { isActive: false },
    theme: { backgroundURL: '/images/banners/market.svg' },
  },
]

/** One store for each state in which nobody shops as usual. */
export const trialStores = (now: Date) => shops.map((shop) => smallStore(shop, now))
