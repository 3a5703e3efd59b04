import { freshFoodReviews } from './fresh-food-reviews.ts'
import { freshStoreReviews } from './fresh-store-reviews.ts'
import { readReviews } from './review-table.ts'

export const freshReviews = readReviews('fresh', `${freshFoodReviews}${freshStoreReviews}`)
