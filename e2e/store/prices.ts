import type { Database } from './database.ts'

/** Has products of a tenant cost so many cents, and what they cost before in the end. */
export async function changePrices({ query }: Database, tenant: string, prices: Readonly<Record<string, number>>) {
  const before: (readonly [string, unknown])[] = []
  const set = (title: string, cents: unknown) =>
    query('UPDATE commerce.products SET price_cents = $3 WHERE tenant_id = $1 AND title = $2', [tenant, title, cents])
  for (const [title, cents] of Object.entries(prices)) {
    const [product] = await query('SELECT price_cents FROM commerce.products WHERE tenant_id = $1 AND title = $2', [
      tenant,
      title,
    ])
    before.push([title, product?.['price_cents']])
    await set(title, cents)
  }
  return {
    async [Symbol.asyncDispose]() {
      for (const [title, cents] of before) await set(title, cents)
    },
  }
}
