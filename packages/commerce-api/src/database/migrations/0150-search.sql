-- Few products are variants of others: an index of those alone tells the planner so.
CREATE INDEX products_variants ON commerce.products (tenant_id, parent_product_id) WHERE parent_product_id IS NOT NULL;
DROP INDEX commerce.products_parent;

-- Article numbers and barcodes of listed products and their variants, in one spelling.
CREATE TABLE commerce.product_codes (
  tenant_id text NOT NULL,
  code text NOT NULL,
  product_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, code, product_id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.product_codes');
CREATE INDEX product_codes_product ON commerce.product_codes (tenant_id, product_id);

-- Stores that are there already can be searched by number at once.
DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    INSERT INTO commerce.product_codes (tenant_id, code, product_id)
    SELECT DISTINCT tenant,
      CASE WHEN code ~ '^[0-9]+$' THEN coalesce(nullif(ltrim(code, '0'), ''), '0') ELSE code END, listed.product_id
    FROM commerce.products product
    JOIN commerce.products listed ON listed.tenant_id = tenant
      AND listed.product_id = coalesce(product.parent_product_id, product.product_id)
    CROSS JOIN LATERAL (VALUES
      (upper(regexp_replace(product.sku, '[^0-9A-Za-z]', '', 'g'))),
      (upper(regexp_replace(product.barcode, '[^0-9A-Za-z]', '', 'g')))) AS given(code)
    WHERE product.tenant_id = tenant AND product.is_active AND listed.is_active AND listed.is_listed
      AND length(code) BETWEEN 4 AND 20;
  END LOOP;
END $$;
