-- What shoppers of a store call the same thing. A store begins with a list for groceries, which is its owner's to change.
CREATE TABLE commerce.synonyms (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  word text NOT NULL,
  same_as text[] NOT NULL,
  PRIMARY KEY (tenant_id, word)
);
SELECT commerce.protect('commerce.synonyms');

CREATE FUNCTION commerce.usual_synonyms() RETURNS TABLE (word text, same_as text[]) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('arugula', ARRAY['rocket']), ('baking soda', ARRAY['bicarbonate']), ('bbq', ARRAY['barbecue']),
    ('beet', ARRAY['beetroot']), ('chickpea', ARRAY['garbanzo']), ('chips', ARRAY['crisps']),
    ('choc', ARRAY['chocolate']), ('cilantro', ARRAY['coriander']), ('cookie', ARRAY['biscuit']),
    ('corn', ARRAY['maize']), ('diaper', ARRAY['nappy']), ('dish soap', ARRAY['dishwashing']),
    ('eggplant', ARRAY['aubergine', 'brinjal']), ('fries', ARRAY['french fries']), ('jelly', ARRAY['jam']),
    ('ketchup', ARRAY['catsup']), ('mayo', ARRAY['mayonnaise']), ('okra', ARRAY['ladyfinger', 'bhindi']),
    ('oatmeal', ARRAY['porridge']), ('oj', ARRAY['orange juice']), ('popsicle', ARRAY['ice pop']),
    ('scallion', ARRAY['green onion', 'spring onion']), ('seltzer', ARRAY['sparkling water']),
    ('shrimp', ARRAY['prawn']), ('soda', ARRAY['pop', 'cola', 'soft drink']), ('tp', ARRAY['toilet paper']),
    ('tissue', ARRAY['kleenex']), ('veg', ARRAY['vegetable', 'veggie']), ('yogurt', ARRAY['yoghurt', 'curd']),
    ('zucchini', ARRAY['courgette'])
$$;

CREATE FUNCTION commerce.begin_with_synonyms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO commerce.synonyms (tenant_id, word, same_as)
  SELECT created.tenant_id, usual.word, usual.same_as FROM created, commerce.usual_synonyms() usual;
  RETURN NULL;
END $$;
CREATE TRIGGER begin_with_synonyms AFTER INSERT ON commerce.tenants REFERENCING NEW TABLE AS created
  FOR EACH STATEMENT EXECUTE FUNCTION commerce.begin_with_synonyms();

-- Stores that are there already begin with it, too.
DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    INSERT INTO commerce.synonyms (tenant_id, word, same_as) SELECT tenant, word, same_as FROM commerce.usual_synonyms();
  END LOOP;
END $$;

CREATE TRIGGER catalogue_insert AFTER INSERT ON commerce.synonyms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_catalogue_change();
CREATE TRIGGER catalogue_update AFTER UPDATE ON commerce.synonyms REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_catalogue_change();
CREATE TRIGGER catalogue_delete AFTER DELETE ON commerce.synonyms REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION commerce.note_catalogue_change();
