import { seedTenant, stableId } from '@aisle/commerce-api/seeding'
import { createTestDatabase } from '@aisle/commerce-api/testing'
import { expect, onTestFinished, vi } from 'vitest'

const TENANT = 'fresh'

/** A database with one tenant that has one store and no products. */
export async function aStoreToImportInto() {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  await seedTenant(database.ownerUrl, TENANT, async (seeder) => {
    await seeder.store({
      business: { businessName: 'Fresh Fields Market' },
      fulfillments: [
        { fulfillmentMethodId: stableId('sp'), fulfillmentId: stableId('sp'), codeName: 'sp', name: 'Store pickup' },
      ],
    })
    await seeder.locations([
      {
        locationId: stableId('elm'),
        name: 'Elm Street',
        address: { line1: '1 Elm Street', city: 'Indianapolis', state: 'IN', zip: '46204' },
        latitude: 39.77,
        longitude: -86.16,
        timeZone: 'America/Indiana/Indianapolis',
        openingHours: [],
        fulfillments: [{ codeName: 'sp' }],
      },
    ])
  })
  return {
    databaseUrl: database.ownerUrl,
    tenant: TENANT,
    /** Waits until the database has noticed that an import is gone. */
    async noImportRuns(): Promise<void> {
      const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'aisle-seeding'`
      await vi.waitFor(async () => expect(await database.query(sql)).toEqual([]), { timeout: 10_000, interval: 50 })
    },
    /** What the products on the shelves show, by their titles. */
    images: () =>
      database.query<{ title: string; url: string; width: number; height: number }>(
        'SELECT title, url, width, height FROM commerce.product_images JOIN commerce.products USING (tenant_id, product_id) WHERE is_active ORDER BY title',
      ),
    /** What one buys of goods that come in sizes, the smallest price first. */
    variants: () =>
      database.query<Record<string, unknown>>(
        `SELECT product.sku, product.seo_name, product.brand, product.is_listed, parent.sku AS parent, product.size_text,
           product.variant_values, product.price_cents, sale.price_cents AS sale_cents, shelf.on_hand
         FROM commerce.products product
         LEFT JOIN commerce.products parent
           ON parent.tenant_id = product.tenant_id AND parent.product_id = product.parent_product_id
         LEFT JOIN commerce.discount_products sale
           ON sale.tenant_id = product.tenant_id AND sale.product_id = product.product_id
         JOIN commerce.stock shelf ON shelf.tenant_id = product.tenant_id AND shelf.product_id = product.product_id
         WHERE product.is_active AND product.size_text IS NOT NULL ORDER BY product.price_cents`,
      ),
    async facts(sku: string): Promise<unknown> {
      const [row] = await database.query<{ facts: unknown }>('SELECT facts FROM commerce.products WHERE sku = $1', [
        sku,
      ])
      return row?.facts
    },
    /** Of the products on the shelves, in alphabetical order. */
    async titles(): Promise<readonly string[]> {
      const rows = await database.query<{ title: string }>(
        'SELECT title FROM commerce.products WHERE is_active ORDER BY title',
      )
      return rows.map(({ title }) => title)
    },
  }
}
