-- Which transactions have changed what the catalogue shows, so that an answer that was kept is known to be out of date
-- in the moment the change is committed. No row is ever waited for: each transaction has one of its own.
CREATE TABLE commerce.catalogue_changes (
  tenant_id text NOT NULL,
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, changed_by)
);
SELECT commerce.protect('commerce.catalogue_changes');

CREATE FUNCTION commerce.note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO commerce.catalogue_changes (tenant_id) SELECT DISTINCT tenant_id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'product_images', 'product_links', 'product_categories', 'categories',
    'collections', 'collection_products', 'discounts', 'discount_products', 'product_search', 'product_codes',
    'search_terms', 'reviews', 'fulfillment_methods', 'location_fulfillments', 'stock']
  LOOP
    EXECUTE format('CREATE TRIGGER catalogue_insert AFTER INSERT ON commerce.%I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_catalogue_change()', name);
    EXECUTE format('CREATE TRIGGER catalogue_delete AFTER DELETE ON commerce.%I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_catalogue_change()', name);
    IF name <> 'stock' THEN
      EXECUTE format('CREATE TRIGGER catalogue_update AFTER UPDATE ON commerce.%I REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_catalogue_change()', name);
    END IF;
  END LOOP;
END $$;

-- Every order takes pieces off the shelf. Until few are left, how many there are may be a few seconds old.
CREATE FUNCTION commerce.note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO commerce.catalogue_changes (tenant_id)
  SELECT DISTINCT tenant_id FROM before JOIN changed USING (tenant_id, location_id, product_id)
  WHERE before.on_hand <> changed.on_hand AND least(before.on_hand, changed.on_hand) < 100
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER catalogue_update AFTER UPDATE ON commerce.stock REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_stock_change();
