import * as z from 'zod/mini'
import type { Database } from './database.ts'

const shelfSchema = z.object({ location: z.string(), product: z.string(), pieces: z.int() })

/** Leaves so many pieces of products on the shelves of all stores of a tenant, and puts back what was there in the end. */
export async function leaveOnShelves({ query }: Database, tenant: string, left: Readonly<Record<string, number>>) {
  const rows = await query(
    `SELECT s.location_id AS location, s.product_id AS product, s.on_hand AS pieces
       FROM commerce.stock s JOIN commerce.products p USING (tenant_id, product_id)
      WHERE s.tenant_id = $1 AND p.title = ANY($2)`,
    [tenant, Object.keys(left)],
  )
  const shelves = z.parse(z.array(shelfSchema), rows)
  for (const [title, pieces] of Object.entries(left)) {
    await query(
      `UPDATE commerce.stock s SET on_hand = $3 FROM commerce.products p
        WHERE p.tenant_id = s.tenant_id AND p.product_id = s.product_id AND s.tenant_id = $1 AND p.title = $2`,
      [tenant, title, pieces],
    )
  }
  return {
    async [Symbol.asyncDispose]() {
      for (const { location, product, pieces } of shelves) {
        await query(
          'UPDATE commerce.stock SET on_hand = $4 WHERE tenant_id = $1 AND location_id = $2 AND product_id = $3',
          [tenant, location, product, pieces],
        )
      }
    },
  }
}
