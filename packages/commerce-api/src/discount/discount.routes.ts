import { discountDetail, discountList, discountTriggerProducts } from '@aisle/api/discount'
import { termsOf } from '../catalogue/terms.ts'
import type { Domain } from '../server/domain.ts'
import { getDiscount, listDiscounts, listTriggerProducts } from './discount.service.ts'

export const discountRoutes: Domain = ({ serve, now }) => {
  serve(discountList, ({ tx, shopper, query }) => listDiscounts(tx, termsOf(shopper, query, now()), query))

  serve(discountDetail, ({ tx, shopper, params, query }) => getDiscount(tx, termsOf(shopper, query, now()), params.id))

  serve(discountTriggerProducts, ({ tx, shopper, params, query }) =>
    listTriggerProducts(tx, termsOf(shopper, query, now()), params.id, query),
  )
}
