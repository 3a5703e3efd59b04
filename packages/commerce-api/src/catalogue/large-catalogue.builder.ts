import { createHash } from 'node:crypto'
import { seedTenant } from '../seeding.ts'
import type { TestApp } from '../server/testing.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

/** As PostgreSQL makes ids of texts here. */
export const md5Id = (text: string) => createHash('md5').update(text).digest('hex')

/** Invented products, every twentieth of which is a variant, with stock, pictures, links, a review each, and half of them on sale. */
export async function fillShelves(
  test: TestApp,
  { products, categories }: { readonly products: number; readonly categories: number },
) {
  const ids = testIds('fresh')
  await seedTestStore(test)
  await test.query(`
    INSERT INTO commerce.categories (tenant_id, category_id, name, seo_name)
    SELECT 'fresh', md5('c' || number)::uuid, 'Shelf ' || number, 'shelf-' || number
    FROM generate_series(0, ${categories - 1}) number`)
  await test.query(`
    INSERT INTO commerce.products (tenant_id, product_id, seo_name, title, brand, price_cents, category_id, sales_count,
      parent_product_id, is_listed)
    SELECT 'fresh', md5('p' || number)::uuid, 'p-' || number, 'Tin ' || left(md5(number::text), 8), 'Brand ' || number % 300,
      100 + number % 900, md5('c' || number % ${categories})::uuid, number % 1000,
      CASE WHEN number % 20 = 1 THEN md5('p' || number - 1)::uuid END, number % 20 <> 1
    FROM generate_series(0, ${products - 1}) number`)
  await test.query(`
    INSERT INTO commerce.product_categories (tenant_id, category_id, product_id)
    SELECT tenant_id, category_id, product_id FROM commerce.products;
    INSERT INTO commerce.stock (tenant_id, location_id, product_id, on_hand)
    SELECT tenant_id, '${ids.downtown}', product_id, sales_count % 5 FROM commerce.products;
    INSERT INTO commerce.discounts (tenant_id, discount_id, name, display_name, kind, value)
    VALUES ('fresh', '${ids.milk}', 'Sale', 'On sale', 'per-product', 0);
    INSERT INTO commerce.discount_products (tenant_id, discount_id, product_id, price_cents)
    SELECT tenant_id, '${ids.milk}', product_id, price_cents - 1 FROM commerce.products WHERE sales_count % 2 = 0;
    INSERT INTO commerce.product_images (tenant_id, product_id, position, url)
    SELECT tenant_id, product_id, position, '/images/milk.svg' FROM commerce.products, generate_series(0, 2) position;
    INSERT INTO commerce.product_links (tenant_id, product_id, kind, linked_product_id)
    SELECT tenant_id, product_id, kind, md5('p' || 1 + sales_count)::uuid
    FROM commerce.products, unnest(ARRAY['companion', 'linked']) kind WHERE md5('p' || 1 + sales_count)::uuid <> product_id;
    INSERT INTO commerce.reviews (tenant_id, product_id, author_name, rating)
    SELECT tenant_id, product_id, 'Ada', 1 + sales_count % 5 FROM commerce.products`)
  await seedTenant(test.ownerUrl, 'fresh', (seeder) => seeder.searchIndex())
  await test.query('ANALYZE')
}
