import type { Discount } from '@aisle/api/discount'
import type { Location, LocationFulfillment } from '@aisle/api/location'
import type { PageComponent, PageTemplate } from '@aisle/api/page-component'
import type { ProductDetails } from '@aisle/api/product'
import type { ProductCard } from '@aisle/api/product-card'
import { aProduct, id } from '@aisle/platform/testing'

/** Products with names that tell them apart: `Product 1`, `Product 2`… */
export const products = (count: number, overrides: Partial<ProductCard> = {}): ProductCard[] =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      productID: id(100 + index),
      title: `Product ${index + 1}`,
      seoName: `product-${index + 1}`,
      ...overrides,
    }),
  )

export const aListing = (items: readonly ProductCard[], overrides: object = {}) => ({
  items: [...items],
  count: items.length,
  hasNext: false,
  title: 'Fresh fruit',
  breadcrumbs: [{ title: 'Produce', linkType: 'category', seoName: 'produce' }],
  ...overrides,
})

export const someFilters = {
  items: [
    {
      filterCode: 'brand',
      name: 'Brand',
      values: [
        { value: 'oatly', label: 'Oatly', count: 3 },
        { value: 'alpro', label: 'Alpro', count: 2 },
      ],
    },
  ],
}

export const aDetail = (overrides: Partial<ProductDetails> = {}): ProductDetails => ({
  ...aProduct({ regularPrice: 4.29, price: 3.49 }),
  images: [{ url: '/images/milk.jpg', alt: 'A carton of milk' }],
  description: '<p>From <b>happy</b> cows</p><script>alert(1)</script>',
  details: [{ name: 'Country of origin', value: 'USA' }],
  breadcrumbs: [{ title: 'Dairy', linkType: 'category', seoName: 'dairy' }],
  reviewSummary: { average: 4.5, count: 2, counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } },
  ...overrides,
})

export const aTemplate = (...components: PageComponent[]): PageTemplate => ({
  title: 'Welcome',
  sections: [{ id: 's-1', type: 'section', visible: true, columns: [{ id: 'c-1', width: 100, components }] }],
})

const aMethod = (number: number, fulfillmentName: string, overrides: Partial<LocationFulfillment> = {}) => ({
  codeName: fulfillmentName === 'Delivery' ? 'sd' : 'sp',
  fulfillmentId: id(number),
  fulfillmentMethodID: id(number),
  fulfillmentName,
  available: true,
  configuration: {},
  ...overrides,
})

export const aLocation = (overrides: Partial<Location> = {}): Location => ({
  locationId: id(1),
  name: 'Elm Street',
  address: { line1: '12 Elm Street', city: 'Springfield', state: 'IL', zip: '62701-1234' },
  fulFillments: [aMethod(2, 'Store pickup'), aMethod(3, 'Delivery')],
  distance: 1.26,
  phoneNumber: '5551234567',
  openingHours: [{ weekday: 1, opensAt: '09:00', closesAt: '21:30' }],
  ...overrides,
})

export const aDiscount = (overrides: Partial<Discount> = {}): Discount => ({
  discountID: id(60),
  discountName: 'Two for one',
  description: 'On all fruit',
  rewardText: 'Get 1 free',
  triggerText: 'Buy 1',
  endsAt: '2026-11-30T23:00:00Z',
  ...overrides,
})
