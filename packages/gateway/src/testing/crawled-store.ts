import type { ServerResponse } from 'node:http'
import { remoteOf } from './registry.builder.ts'
import { answerJson, type Seen } from './upstream.ts'
import { storeApi } from './store-api.ts'

const fromPath = (name: string) => ({ from: 'path', name }) as const
const locationID = { from: 'shopping', name: 'locationId' } as const
const guards = ['location'] as const

/** Public pages as the catalogue declares them. */
export const shelves = remoteOf({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: {
      path: '/',
      title: 'Home',
      guards: [...guards],
      linkName: 'home',
      isPublic: true,
      data: [{ call: 'pageTemplate', query: { locationID } }],
    },
    category: {
      path: '/category/:seoName',
      title: 'Category',
      guards: [...guards],
      linkName: 'category',
      isPublic: true,
      data: [
        {
          call: 'productList',
          query: {
            productsBy: 'CT',
            CategorySeoName: fromPath('seoName'),
            Page: { from: 'query', name: 'page', type: 'number', otherwise: 1 },
            sortBy: { from: 'query', name: 'sortBy', type: 'number', otherwise: 0 },
            locationID,
          },
        },
        { call: 'categoryList', query: { CategorySeoName: fromPath('seoName') } },
      ],
    },
    collection: {
      path: '/collection/:seoName',
      title: 'Collection',
      guards: [...guards],
      linkName: 'collection',
      isPublic: true,
    },
    search: {
      path: '/search',
      title: 'Search',
      guards: [...guards],
      linkName: 'search',
      isPublic: true,
      data: [{ call: 'productList', query: { productsBy: 'SR', q: { from: 'query', name: 'q' } } }],
    },
    product: {
      path: '/detail/:seoName',
      title: 'Product',
      guards: [...guards],
      linkName: 'product',
      isPublic: true,
      data: [{ call: 'productDetails', query: { ProductSeoName: fromPath('seoName'), locationID } }],
    },
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
    store: {
      path: '/location/:locationId',
      title: 'Store',
      linkName: 'store',
      isPublic: true,
      skipsAgeVerification: true,
      data: [{ call: 'locationDetail', params: { locationId: fromPath('locationId') } }],
    },
    footerPage: {
      path: '/footer-links/:slugId',
      title: 'Page',
      linkName: 'footerPage',
      isPublic: true,
      data: [{ call: 'contentPage', query: { slugData: fromPath('slugId') } }],
    },
  },
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const mainStore = {
  locationId: idOf(1),
  name: 'Elm Street',
  address: { line1: '12 Elm St', city: 'Springfield', state: 'IL', zip: '62701-1234' },
  phoneNumber: '2175550100',
  latitude: 39.8,
  longitude: -89.65,
  openingHours: [
    { weekday: 0, opensAt: null, closesAt: null },
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '07:00', closesAt: '22:00' })),
    { weekday: 6, opensAt: '08:00', closesAt: '20:00' },
  ],
  fulFillments: [
    { codeName: 'scd', fulfillmentName: 'Scheduled', available: false },
    { codeName: 'sp', fulfillmentName: 'Pickup', available: true },
  ].map((method) => ({ ...method, fulfillmentId: idOf(2), fulfillmentMethodID: idOf(3), configuration: {} })),
}

export const milk = {
  productID: idOf(10),
  title: 'Whole <Milk> </script><b>"&',
  seoName: 'whole-milk',
  shortDescription: 'Fresh </script><script>alert(1)</script> "milk"',
  price: 3.5,
  profileImage: '/images/milk.svg',
  images: [{ url: '/images/milk.svg', alt: 'Milk' }],
  isinstock: true,
  brand: 'Wrenfield',
  sku: 'M-1',
  barcode: '036000291452',
  reviewSummary: { average: 4.25, count: 4, counts: { 1: 0, 2: 0, 3: 1, 4: 1, 5: 2 } },
  breadcrumbs: [
    { title: 'Dairy', linkType: 'category', seoName: 'dairy' },
    { title: 'Nowhere', linkType: 'unknown', seoName: 'x' },
  ],
}

const category = {
  categoryID: idOf(20),
  categoryName: 'Dairy',
  seoName: 'dairy',
  hasChild: true,
  productCount: 250,
  breadcrumbs: [{ title: 'Dairy', linkType: 'category', seoName: 'dairy' }],
  childCategory: [
    { categoryID: idOf(21), categoryName: 'Milk & cream', seoName: 'milk', hasChild: false, productCount: 9 },
  ],
}

const template = {
  sections: [
    {
      id: 's',
      type: 'section',
      visible: true,
      columns: [
        {
          id: 'c',
          width: 100,
          components: [
            {
              id: 'k',
              type: 'collection',
              visible: true,
              collection: { id: idOf(30), name: 'Deals', seoName: 'deals' },
            },
          ],
        },
      ],
    },
  ],
}

type Options = {
  readonly business?: object
  readonly product?: object
  readonly categories?: readonly object[]
  readonly refuse?: readonly string[]
  readonly theme?: object
}

/** The API of a store that has something to find: one of each, and as many products as its categories say. */
export const crawledApi =
  ({ product = {}, categories = [category], refuse = [], ...store }: Options = {}) =>
  (seen: Seen, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(seen.url, 'http://api')
    if (refuse.includes(pathname)) return answerJson(response, 503, { success: false, errors: [{ errorCode: 'DOWN' }] })
    const data = answerOf(pathname, searchParams, { product, categories })
    if (data === 'missing') return answerJson(response, 404, { success: false, errors: [{ errorCode: 'NOT_FOUND' }] })
    if (data !== undefined) return answerJson(response, 200, { success: true, data })
    return storeApi(store)(seen, response)
  }

function answerOf(
  path: string,
  query: URLSearchParams,
  { product, categories }: Required<Pick<Options, 'product' | 'categories'>>,
) {
  if (path === '/v1/location') return { items: [mainStore], count: 1 }
  if (path === `/v1/Location/Detail/${mainStore.locationId}`) return mainStore
  if (path === '/v1/PageTemplate') return template
  if (path === '/v1/Product/Details')
    return query.get('ProductSeoName') === 'whole-milk' ? { ...milk, ...product } : 'missing'
  if (path === '/v1/Category')
    return query.has('CategorySeoName') && query.get('CategorySeoName') !== 'dairy' ? 'missing' : { items: categories }
  if (path === '/v1/Product') return productsOf(query)
  if (path === '/v1/FooterDetails') {
    return {
      groups: [
        {
          title: 'About',
          links: [
            { title: 'About us', slug: 'about' },
            { title: 'Soon', slug: 'soon' },
          ],
        },
      ],
      legalLinks: [],
    }
  }
  if (path === '/v1/FooterDetails/PageDetails/Slug') {
    return query.get('slugData') === 'about'
      ? {
          slug: 'about',
          title: 'About us',
          content: '<p>Us</p>',
          metaDescription: 'Who we are',
          updatedAt: '2026-11-01T08:00:00.000Z',
        }
      : 'missing'
  }
  return undefined
}

/** Page by page of what the category holds: 250 for dairy, by number. */
function productsOf(query: URLSearchParams) {
  if (query.get('productsBy') === 'CT' && !/^(dairy|shelf-\d+)$/.test(query.get('CategorySeoName') ?? ''))
    return 'missing'
  const [page, size] = [Number(query.get('Page') ?? 1), Number(query.get('PageSize') ?? 20)]
  const first = (page - 1) * size
  const prefix = query.get('CategorySeoName') ?? 'found'
  const items = Array.from({ length: Math.max(0, Math.min(size, 250 - first)) }, (_, index) => ({
    productID: idOf(1000 + first + index),
    title: `Product ${first + index}`,
    seoName: `${prefix}-product-${first + index}`,
    price: 1,
    isinstock: true,
  }))
  return { items, count: 250, hasNext: first + size < 250, title: prefix, breadcrumbs: [] }
}
