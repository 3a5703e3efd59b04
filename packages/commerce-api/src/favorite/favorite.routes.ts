import { favoriteCategories, favoriteList, setFavorites } from '@aisle/api/favorite'
import { termsOf } from '../catalogue/terms.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import * as service from './favorite.service.ts'
import { readFavoriteCategories } from './favorites.store.ts'

export const favoriteRoutes: Domain = ({ serve, now }) => {
  serve(setFavorites, ({ tx, shopper, body }) => service.setFavorites(tx, shopper, body.favoriteProducts))

  serve(favoriteList, ({ tx, shopper, query }) =>
    service.listFavorites(tx, termsOf(shopper, query, now()), customerIdOf(shopper), query),
  )

  serve(favoriteCategories, async ({ tx, shopper }) => ({
    items: await readFavoriteCategories(tx, customerIdOf(shopper), shopper.maySeeRestricted),
  }))
}
