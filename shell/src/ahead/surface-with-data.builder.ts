import { defineSurface, fromAnswer, fromPath, shoppingTerms } from '@aisle/contract'
import { id } from '@aisle/platform/testing'

/** Pages with data, with and without guards, and one without any. */
export const surface = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    start: {
      path: '/start',
      title: 'Start',
      data: [
        { call: 'pageTemplate', query: { locationID: 'l-1' } },
        { call: 'productList', query: { collectionId: fromAnswer('pageTemplate', 'collection.id') } },
      ],
    },
    product: {
      path: '/detail/:seoName',
      title: 'Product',
      guards: ['location'],
      data: [{ call: 'productDetails', query: { ProductSeoName: fromPath('seoName'), ...shoppingTerms } }],
    },
    members: {
      path: '/members/:seoName',
      title: 'Members',
      guards: ['login'],
      data: [{ call: 'productDetails', query: { ProductSeoName: fromPath('seoName') } }],
    },
    plain: { path: '/plain', title: 'Plain' },
  },
})

const collection = { id: id(5), name: 'New', seoName: 'new' }
const component = { id: 'b-1', type: 'collection', visible: true, collection }
/** What the first call of `/start` answers; the second one asks by its collection. */
export const template = {
  title: 'Hello',
  sections: [
    { id: 's-1', type: 'section', visible: true, columns: [{ id: 'c-1', width: 100, components: [component] }] },
  ],
}
