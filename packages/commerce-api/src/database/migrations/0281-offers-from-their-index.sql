-- Lists look up what is on offer among thousands of products: the index tells it, without a page of the table for each.
CREATE INDEX discount_products_offers ON commerce.discount_products (tenant_id, product_id)
  INCLUDE (discount_id, price_cents);
DROP INDEX commerce.discount_products_product;
