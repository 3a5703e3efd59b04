-- Accounts that were closed: a token of theirs is refused for as long as it lives, on every device. Known by hash.
CREATE TABLE commerce.closed_subjects (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  subject_hash text NOT NULL CHECK (subject_hash ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, subject_hash)
);
SELECT commerce.protect('commerce.closed_subjects');
REVOKE UPDATE, DELETE ON commerce.closed_subjects FROM aisle_app;

-- What the identity service has still to be told, with the shopper's own token; a row goes once it knows.
CREATE TABLE commerce.identity_closures (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  closure_id bigint GENERATED ALWAYS AS IDENTITY,
  access_token text NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_error text,
  created_at timestamptz NOT NULL,
  available_at timestamptz NOT NULL,
  failed_at timestamptz,
  PRIMARY KEY (tenant_id, closure_id)
);
SELECT commerce.protect('commerce.identity_closures');
CREATE INDEX identity_closures_waiting ON commerce.identity_closures (tenant_id, available_at) WHERE failed_at IS NULL;

-- A customer whose account is closed gets nothing any more, also from a call that was under way.
CREATE FUNCTION commerce.refuse_closed_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM commerce.customers
    WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.customer_id AND closed_at IS NULL
    FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this account is closed' USING ERRCODE = 'AC001';
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['addresses', 'payment_methods', 'favorites', 'wishlists', 'push_tokens', 'reviews', 'carts',
    'auto_ship_orders'] LOOP
    EXECUTE format(
      'CREATE TRIGGER closed_customer AFTER INSERT ON commerce.%I FOR EACH ROW'
      ' WHEN (NEW.customer_id IS NOT NULL) EXECUTE FUNCTION commerce.refuse_closed_customer()', name);
  END LOOP;
END $$;
