import { openDatabase } from './database.ts'

/** What most journeys buy. */
const STAPLE = 'Whole Milk'
const PIECES = 1000

/** What the journeys buy most does not run out under them. */
export async function fillShelves() {
  await using database = await openDatabase()
  await database.query(
    `UPDATE commerce.stock s SET on_hand = $2 FROM commerce.products p
      WHERE p.tenant_id = s.tenant_id AND p.product_id = s.product_id AND p.title = $1`,
    [STAPLE, PIECES],
  )
}
