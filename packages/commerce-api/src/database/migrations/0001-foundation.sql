-- Trusted extensions: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The words of products: accents do not matter, English endings neither.
CREATE TEXT SEARCH CONFIGURATION commerce.product (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION commerce.product
  ALTER MAPPING FOR hword, hword_part, word, asciiword, asciihword, hword_asciipart WITH unaccent, english_stem;

-- Every statement sees the rows of the tenant named by app.tenant_id only; without one it sees nothing.
CREATE FUNCTION commerce.protect(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY tenant ON %s USING (tenant_id = current_setting(''app.tenant_id'', true))'
    ' WITH CHECK (tenant_id = current_setting(''app.tenant_id'', true))', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO aisle_app', target);
END $$;

GRANT USAGE ON SCHEMA commerce TO aisle_app;

CREATE TABLE commerce.tenants (
  tenant_id text PRIMARY KEY CHECK (tenant_id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  created_at timestamptz NOT NULL DEFAULT now()
);
SELECT commerce.protect('commerce.tenants');
-- The ids alone may be listed: workers go round all tenants.
CREATE POLICY directory ON commerce.tenants FOR SELECT USING (true);

CREATE TABLE commerce.tenant_configurations (
  tenant_id text PRIMARY KEY REFERENCES commerce.tenants ON DELETE CASCADE,
  mode integer,
  is_active boolean NOT NULL DEFAULT true,
  business jsonb NOT NULL,
  theme jsonb NOT NULL DEFAULT '{}',
  social_platforms jsonb NOT NULL DEFAULT '[]',
  footer jsonb NOT NULL DEFAULT '{"groups": [], "legalLinks": []}',
  payment_logos jsonb NOT NULL DEFAULT '[]',
  ask_full_address_for_delivery boolean NOT NULL DEFAULT false,
  mobile_app_url text,
  access_code_hash text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
SELECT commerce.protect('commerce.tenant_configurations');

CREATE TABLE commerce.mode_accesses (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  subject text NOT NULL,
  mode integer NOT NULL,
  access_code_hash text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, subject, mode)
);
SELECT commerce.protect('commerce.mode_accesses');

CREATE TABLE commerce.audit_log (
  tenant_id text NOT NULL REFERENCES commerce.tenants,
  audit_id bigint GENERATED ALWAYS AS IDENTITY,
  action text NOT NULL,
  subject text,
  object_id text,
  request_id text,
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, audit_id)
);
SELECT commerce.protect('commerce.audit_log');
REVOKE UPDATE, DELETE ON commerce.audit_log FROM aisle_app;
CREATE INDEX audit_log_object ON commerce.audit_log (tenant_id, object_id);

CREATE TABLE commerce.rate_limits (
  tenant_id text NOT NULL,
  limit_key text NOT NULL,
  window_start timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL CHECK (tries >= 0),
  PRIMARY KEY (tenant_id, limit_key, window_start)
);
SELECT commerce.protect('commerce.rate_limits');
CREATE INDEX rate_limits_expiry ON commerce.rate_limits (tenant_id, expires_at);

CREATE TABLE commerce.fulfillment_methods (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  fulfillment_method_id uuid NOT NULL,
  fulfillment_id uuid NOT NULL,
  code_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pickup', 'curbside', 'delivery', 'scheduled')),
  name text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  qty_limit integer CHECK (qty_limit > 0),
  allow_pay_at_store boolean NOT NULL DEFAULT false,
  pay_at_store_user_type integer CHECK (pay_at_store_user_type BETWEEN 0 AND 3),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, fulfillment_method_id),
  UNIQUE (tenant_id, code_name)
);
SELECT commerce.protect('commerce.fulfillment_methods');
