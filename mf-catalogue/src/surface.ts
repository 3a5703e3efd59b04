import { CONTRACT_MAJOR, defineSurface, fromPath, fromQuery, shoppingTerms } from '@aisle/contract'
import { subcategoriesTemplate } from './features/categories/categories.calls.ts'
import { homeTemplates } from './features/home/home.calls.ts'
import { listingTemplates } from './features/listing/listing.calls.ts'

const contentPage = { call: 'contentPage', query: { slugData: fromPath('slugId') } } as const
const legalPage = { call: 'contentPage', query: { ...contentPage.query, kind: 'legal' } } as const

export const surface = defineSurface({
  remote: 'mf-catalogue',
  contract: CONTRACT_MAJOR,
  routes: {
    home: {
      path: '/',
      title: 'Home',
      guards: ['location'],
      data: homeTemplates,
      linkName: 'home',
      isPublic: true,
      demandsAge: 'browsing',
      showsGoods: true,
      clearsHistory: true,
    },
    collection: {
      path: '/collection/:seoName',
      title: 'Collection',
      guards: ['location'],
      data: listingTemplates.collection,
      linkName: 'collection',
      isPublic: true,
      demandsAge: 'browsing',
      showsGoods: true,
    },
    category: {
      path: '/category/:seoName',
      title: 'Category',
      guards: ['location'],
      data: [...listingTemplates.category, subcategoriesTemplate],
      linkName: 'category',
      isPublic: true,
      demandsAge: 'browsing',
      showsGoods: true,
    },
    search: {
      path: '/search',
      title: 'Search',
      guards: ['location'],
      data: [...listingTemplates.search, { call: 'searchCorrections', query: { q: fromQuery('q') } }],
      linkName: 'search',
      isPublic: true,
      demandsAge: 'browsing',
      showsGoods: true,
    },
    product: {
      path: '/detail/:seoName',
      title: 'Product',
      guards: ['location'],
      data: [{ call: 'productDetails', query: { ProductSeoName: fromPath('seoName'), ...shoppingTerms } }],
      linkName: 'product',
      isPublic: true,
      showsGoods: true,
    },
    discounts: {
      path: '/discount',
      title: 'Deals',
      guards: ['location'],
      data: [{ call: 'discountList', query: { ...shoppingTerms, page: 1, pageSize: 10 } }],
      linkName: 'discounts',
      isPublic: true,
    },
    discount: {
      path: '/discount/:discountId',
      title: 'Deal',
      guards: ['location'],
      data: [
        { call: 'discountDetail', params: { id: fromPath('discountId') }, query: shoppingTerms },
        ...listingTemplates.discount,
      ],
      linkName: 'discount',
      isPublic: true,
      showsGoods: true,
    },
    favorites: {
      path: '/favorites',
      title: 'Favorites',
      guards: ['location', 'customer'],
      linkName: 'favorites',
      showsGoods: true,
    },
    findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore', skipsAgeVerification: true },
    store: {
      path: '/location/:locationId',
      title: 'Store',
      data: [
        {
          call: 'locationDetail',
          params: { locationId: fromPath('locationId') },
          query: { IncludeConfiguration: true },
        },
      ],
      linkName: 'store',
      isPublic: true,
      skipsAgeVerification: true,
    },
    legalPage: {
      path: '/pages/legal/:slugId',
      title: 'Legal',
      data: [legalPage],
      linkName: 'legalPage',
      isPublic: true,
      skipsAgeVerification: true,
    },
    page: { path: '/pages/:slugId', title: 'Page', data: [contentPage], linkName: 'page', isPublic: true },
    footerPage: {
      path: '/footer-links/:slugId',
      title: 'Page',
      data: [contentPage],
      linkName: 'footerPage',
      isPublic: true,
    },
    preview: { path: '/templates-preview', title: 'Preview', skipsAgeVerification: true },
  },
  widgets: {
    categories: { slot: 'header.actions', order: 0 },
    suggestions: { slot: 'search.suggestions' },
  },
  dialogs: { 'quick-product': { title: 'Quick view', size: 'lg' } },
  menu: [
    { in: 'bottom', label: 'Shop', link: 'home', order: 10 },
    { in: 'bottom', label: 'Deals', link: 'discounts', order: 30 },
    { in: 'header', label: 'Deals', link: 'discounts', order: 10 },
    { in: 'account', label: 'Favorites', link: 'favorites', order: 45 },
    { in: 'footer', label: 'Find a store', link: 'findStore', order: 10 },
    { in: 'footer', label: 'Deals', link: 'discounts', order: 20 },
  ],
})
