-- Row-level security comes before every comparison that PostgreSQL cannot trust, so an index of trigrams or of documents
-- would never be used. Trigrams and stems in rows of their own are looked up by what they are equal to.
CREATE TABLE commerce.search_trigrams (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  trigram text NOT NULL,
  term text NOT NULL,
  PRIMARY KEY (tenant_id, trigram, term)
);
SELECT commerce.protect('commerce.search_trigrams');
CREATE INDEX search_trigrams_term ON commerce.search_trigrams (tenant_id, term);

-- Every stem in a document of the catalogue, once.
CREATE TABLE commerce.search_stems (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  stem text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant_id, stem)
);
SELECT commerce.protect('commerce.search_stems');

-- How many of a word's products everybody may see: words of restricted products alone tell of them.
ALTER TABLE commerce.search_terms ADD COLUMN open_count integer NOT NULL DEFAULT 0;

DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    INSERT INTO commerce.search_trigrams (tenant_id, trigram, term)
    SELECT tenant, trigram, term FROM commerce.search_terms, unnest(show_trgm(term)) trigram
    WHERE tenant_id = tenant ON CONFLICT DO NOTHING;
    INSERT INTO commerce.search_stems (tenant_id, stem)
    SELECT DISTINCT tenant, lexeme FROM commerce.product_search, unnest(document) WHERE tenant_id = tenant;
    UPDATE commerce.search_terms known SET open_count = words.count
    FROM (
      SELECT word, count(DISTINCT product_id)::int AS count
      FROM (
        SELECT product_id, regexp_split_to_table(
          lower(unaccent(title || ' ' || coalesce(brand, ''))), '[^[:alnum:]]+') AS word
        FROM commerce.products
        WHERE tenant_id = tenant AND is_active AND is_listed AND NOT has_age_restriction
      ) spelled GROUP BY word
    ) words WHERE known.tenant_id = tenant AND known.term = words.word;
  END LOOP;
END $$;
