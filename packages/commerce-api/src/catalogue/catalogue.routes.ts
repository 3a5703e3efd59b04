import { categoryFilters, categoryList, trendingCategories } from '@aisle/api/category'
import { collectionDetail } from '@aisle/api/collection'
import { ListingSort } from '@aisle/api/listing-sort'
import {
  linkedProducts,
  productByZipCode,
  productCompanions,
  productDetails,
  productNearbyStores,
  productSubstitutes,
} from '@aisle/api/product'
import { productList, trendingProducts } from '@aisle/api/product-listing'
import { rememberSearch } from '../search/search.service.ts'
import type { Domain, DomainContext } from '../server/domain.ts'
import { isDeliverable, storesWith } from './availability.service.ts'
import { getCollection } from './collections.service.ts'
import * as details from './details.service.ts'
import { presentFilters } from './filters.presenter.ts'
import { createKeptCatalogue } from './kept-catalogue.ts'
import { cardsPage } from './listing.service.ts'
import { refuseRestricted } from './restricted.service.ts'
import { readFilters } from './shelf.ts'
import { termsOf } from './terms.ts'

const TRENDING_PAGE_SIZE = 5

export const catalogueRoutes: Domain = (context) => {
  const kept = createKeptCatalogue(context.now)
  serveListings(context, kept)
  serveProducts(context, kept)
  serveCategories(context, kept)
}

type Part = (context: DomainContext, kept: ReturnType<typeof createKeptCatalogue>) => void

const serveListings: Part = ({ serve, serveFlow, now }, kept) => {
  // A flow, because a search that found something is counted after the reading.
  serveFlow(productList, async (call) => {
    const { transaction, shopper, query } = call
    const page = await kept.listing(call, termsOf(shopper, query, now()), query)
    const isFirstPage = (query.Page ?? 1) === 1
    const { q } = query
    if (q && isFirstPage && page.count > 0) await transaction((tx) => rememberSearch(tx, q, page.items, now()))
    return page
  })

  serveFlow(trendingProducts, (call) =>
    kept.trendingProducts(call, termsOf(call.shopper, call.query, now()), call.query, (tx, terms) =>
      cardsPage(
        tx,
        terms,
        { kind: 'everything' },
        { Page: call.query.Page, PageSize: call.query.PageSize ?? TRENDING_PAGE_SIZE },
        ListingSort.BestSellers,
        new Map([['availability', ['in-stock']]]),
      ),
    ),
  )

  serve(collectionDetail, ({ tx, query }) => getCollection(tx, query.CollectionSeoName))
}

const serveProducts: Part = ({ serve, serveFlow, now }, kept) => {
  serveFlow(productDetails, (call) => kept.product(call, termsOf(call.shopper, call.query, now()), call.query))

  serve(productSubstitutes, async ({ tx, shopper, query }) => ({
    items: await details.substitutesFor(tx, termsOf(shopper, query, now()), query.ProductSeoName),
  }))

  serve(productCompanions, async ({ tx, shopper, query }) => ({
    items: await details.companionsOf(tx, termsOf(shopper, query, now()), query.ProductSeoName),
  }))

  serve(linkedProducts, async ({ tx, shopper, query }) => {
    await refuseRestricted(tx, shopper, query.productID)
    const terms = termsOf(shopper, { locationID: query.LocationID }, now())
    return { items: await details.linkedProductsOf(tx, terms, query.productID) }
  })

  serve(productNearbyStores, async ({ tx, shopper, query }) => {
    await refuseRestricted(tx, shopper, query.productID)
    return { items: await storesWith(tx, query.productID, query) }
  })

  serve(productByZipCode, async ({ tx, shopper, query }) => {
    await refuseRestricted(tx, shopper, query.productID)
    return await isDeliverable(tx, query.productID, query.zipCode, query.fulfillmentCodeName)
  })
}

const serveCategories: Part = ({ serveFlow, now }, kept) => {
  serveFlow(categoryList, async (call) => {
    const terms = termsOf(call.shopper, { ...call.query, locationID: call.query.LocationID }, now())
    return { items: await kept.categories(call, terms, call.query) }
  })

  serveFlow(categoryFilters, async (call) => {
    const facets = await kept.facets(call, termsOf(call.shopper, call.query, now()), call.query)
    return { items: presentFilters(facets, readFilters(call.query.filters)) }
  })

  serveFlow(trendingCategories, async (call) => ({
    items: await kept.trendingCategories(call, termsOf(call.shopper, call.query, now()), call.query),
  }))
}
