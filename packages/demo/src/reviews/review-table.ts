import type { ReviewSeed } from '@aisle/commerce-api/seeding'
import { stableId } from '@aisle/commerce-api/seeding'
import { wholeNumberOf } from '../chance.ts'
import { productIdOf } from '../demo-ids.ts'

const DAY = 86_400_000
/** Reviews are older than the day on which the demo was written. */
const NEWEST = Date.UTC(2026, 10, 18, 20)
const OLDEST_DAYS = 420

const STARS: ReadonlyMap<string, ReviewSeed['rating']> = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
])

/** Reviews from lines of `seoName | stars | author | title | words`; a line may leave title and words out. */
export const readReviews = (tenant: string, table: string): ReviewSeed[] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const [seoName = '', stars = '', authorName = '', title = '', body = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      const rating = STARS.get(stars)
      if (!rating || authorName === '') throw new Error(`Not a review: "${line}"`)
      return {
        reviewId: stableId('review', tenant, String(index), line),
        productId: productIdOf(tenant, seoName),
        authorName,
        rating,
        title: title || undefined,
        body: body || undefined,
        createdAt: new Date(NEWEST - wholeNumberOf(`review ${line}`, 1, OLDEST_DAYS * 24 * 60) * (DAY / 24 / 60)),
      }
    })
