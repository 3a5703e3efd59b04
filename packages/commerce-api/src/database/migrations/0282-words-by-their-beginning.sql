-- Words are looked up by what they begin with, which an index tells in the order of their characters, as it does of stems.
ALTER TABLE commerce.search_terms ALTER COLUMN term TYPE text COLLATE "C";

-- What was known of the column is gone with its old order: what its words are like, or, before the first, that each is one (0101).
DO $$
BEGIN
  IF (SELECT reltuples >= 0 FROM pg_class WHERE oid = 'commerce.search_terms'::regclass) THEN
    EXECUTE 'ANALYZE commerce.search_terms (term)';
  ELSIF current_setting('server_version_num')::int >= 180000 THEN
    PERFORM pg_restore_attribute_stats(
      'schemaname', 'commerce', 'relname', 'search_terms', 'attname', 'term', 'inherited', false,
      'null_frac', 0::real, 'avg_width', 16, 'n_distinct', -1::real
    );
  END IF;
END $$;
