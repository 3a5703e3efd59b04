-- A search that finds thousands by one word shows a page of 20: the products of a stem stand in the order of best match,
-- as `search-index.store.ts` puts them, so that the first are enough for a page of those that fit best.
DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    UPDATE commerce.search_stems kept SET product_ids = ordered.product_ids, fits = ordered.fits
    FROM (
      SELECT stem, array_agg(having_stem.product_id ORDER BY fit * relevance DESC, place) AS product_ids,
        array_agg(fit ORDER BY fit * relevance DESC, place) AS fits
      FROM (
        SELECT stem, one.product_id, one.fit
        FROM commerce.search_stems, unnest(product_ids, fits) AS one(product_id, fit) WHERE tenant_id = tenant
      ) having_stem JOIN (
        SELECT product_id, (1 + ln(1 + sales_count) / 20
            + ((rating_sum + 3.5 * 5) / (rating_count + 5) - 3.5) / 10)::real AS relevance,
          row_number() OVER (ORDER BY featured_rank, sales_count DESC, title, product_id) AS place
        FROM commerce.products WHERE tenant_id = tenant
      ) known ON known.product_id = having_stem.product_id GROUP BY stem
    ) ordered WHERE kept.tenant_id = tenant AND kept.stem = ordered.stem;
  END LOOP;
END $$;

-- A page by price reads prices in their order until it is full.
CREATE INDEX products_by_price ON commerce.products (tenant_id, price_cents, product_id) WHERE is_listed;
DROP INDEX commerce.products_price;

-- What was found is counted by its ids, without what is not for everybody.
CREATE INDEX products_not_for_all ON commerce.products (tenant_id, product_id)
  WHERE is_listed AND (NOT is_active OR has_age_restriction OR fulfillment_kinds IS NOT NULL);
