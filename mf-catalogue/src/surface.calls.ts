import { categoryFilters, categoryList } from '@aisle/api/category'
import { discountDetail, discountList } from '@aisle/api/discount'
import { contentPage } from '@aisle/api/footer'
import { locationDetail } from '@aisle/api/location'
import { pageTemplate } from '@aisle/api/page-template'
import { productDetails } from '@aisle/api/product'
import { productList } from '@aisle/api/product-listing'
import { searchCorrections } from '@aisle/api/search'

/** The calls that the routes of the surface declare by name. */
export const calls = [
  categoryFilters,
  categoryList,
  contentPage,
  discountDetail,
  discountList,
  locationDetail,
  pageTemplate,
  productDetails,
  productList,
  searchCorrections,
]
