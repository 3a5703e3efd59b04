-- Lists show a product, never a variant of it: what a customer has kept of a variant is kept of its product.
INSERT INTO commerce.favorites (tenant_id, customer_id, product_id, created_at)
  SELECT favorite.tenant_id, favorite.customer_id, variant.parent_product_id, min(favorite.created_at)
  FROM commerce.favorites favorite
  JOIN commerce.products variant ON variant.tenant_id = favorite.tenant_id AND variant.product_id = favorite.product_id
  WHERE variant.parent_product_id IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT DO NOTHING;
DELETE FROM commerce.favorites favorite USING commerce.products variant
  WHERE variant.tenant_id = favorite.tenant_id AND variant.product_id = favorite.product_id
    AND variant.parent_product_id IS NOT NULL;

INSERT INTO commerce.wishlist_products (tenant_id, wishlist_id, product_id, added_at)
  SELECT entry.tenant_id, entry.wishlist_id, variant.parent_product_id, min(entry.added_at)
  FROM commerce.wishlist_products entry
  JOIN commerce.products variant ON variant.tenant_id = entry.tenant_id AND variant.product_id = entry.product_id
  WHERE variant.parent_product_id IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT DO NOTHING;
DELETE FROM commerce.wishlist_products entry USING commerce.products variant
  WHERE variant.tenant_id = entry.tenant_id AND variant.product_id = entry.product_id
    AND variant.parent_product_id IS NOT NULL;
