-- Every key begins with the tenant. Of a table without statistics the planner believes that a tenant owns one row in
-- two hundred: an index on anything else of the tenant then looks as good as the key, and reads all of its rows.
-- Until the first ANALYZE knows better, all rows are one tenant's, and none has the key of another. PostgreSQL 18 and
-- later take this from us; earlier ones learn it from their first ANALYZE, a minute after the first rows.
DO $$
DECLARE
  known record;
BEGIN
  IF current_setting('server_version_num')::int < 180000 THEN RETURN; END IF;
  FOR known IN
    SELECT t.relname, a.attname, CASE a.attname WHEN 'tenant_id' THEN 1 ELSE -1 END AS n_distinct
      FROM pg_class t
      JOIN pg_index k ON k.indrelid = t.oid AND k.indisprimary AND k.indnkeyatts > 1
      JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (k.indkey)
     WHERE t.relnamespace = 'commerce'::regnamespace AND t.reltuples < 0
       AND (a.attname = 'tenant_id' OR k.indnkeyatts = 2)
  LOOP
    PERFORM pg_restore_attribute_stats(
      'schemaname', 'commerce', 'relname', known.relname::text, 'attname', known.attname::text, 'inherited', false,
      'null_frac', 0::real, 'avg_width', 16, 'n_distinct', known.n_distinct::real
    );
  END LOOP;
END $$;
