-- Which products have a stem: what a search finds is looked up instead of asking every document. Ids are as good as
-- random and would not get any smaller.
ALTER TABLE commerce.search_stems
  ADD COLUMN product_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN product_count integer GENERATED ALWAYS AS (cardinality(product_ids)) STORED;
ALTER TABLE commerce.search_stems ALTER COLUMN product_ids SET STORAGE EXTERNAL;

DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    UPDATE commerce.search_stems known SET product_ids = stems.product_ids
    FROM (
      SELECT lexeme, array_agg(product_id ORDER BY product_id) AS product_ids
      FROM commerce.product_search, unnest(document) WHERE tenant_id = tenant GROUP BY lexeme
    ) stems WHERE known.tenant_id = tenant AND known.stem = stems.lexeme;
  END LOOP;
END $$;
