-- How well a stem alone fits each product that has it, in the order of the products: a search of one word is put in
-- order without asking documents. The weights are those of `fit.sql.ts`.
ALTER TABLE commerce.search_stems ADD COLUMN fits real[] NOT NULL DEFAULT '{}';
ALTER TABLE commerce.search_stems ALTER COLUMN fits SET STORAGE EXTERNAL;

DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    UPDATE commerce.search_stems known SET fits = stems.fits
    FROM (
      SELECT lexeme, array_agg(
        ts_rank('{0.02, 0.2, 0.4, 1.0}', document, ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery)
        ORDER BY product_id) AS fits
      FROM commerce.product_search, unnest(document) WHERE tenant_id = tenant GROUP BY lexeme
    ) stems WHERE known.tenant_id = tenant AND known.stem = stems.lexeme;
  END LOOP;
END $$;
