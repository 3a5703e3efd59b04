-- Short words that are one letter apart share too few trigrams. Each word as it is and without each of its letters finds
-- those that lack a letter, have one too many or another one, or in which two neighbours have changed places.
CREATE TABLE commerce.search_spellings (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  spelling text NOT NULL,
  term text NOT NULL,
  PRIMARY KEY (tenant_id, spelling, term)
);
SELECT commerce.protect('commerce.search_spellings');
CREATE INDEX search_spellings_term ON commerce.search_spellings (tenant_id, term);

CREATE FUNCTION commerce.spellings_of(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, letter - 1) || substr(word, letter + 1) FROM generate_series(1, length(word) + 1) letter
$$;

DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    INSERT INTO commerce.search_spellings (tenant_id, spelling, term)
    SELECT tenant, spelling, term FROM commerce.search_terms, commerce.spellings_of(term) spelling
    WHERE tenant_id = tenant;
  END LOOP;
END $$;
