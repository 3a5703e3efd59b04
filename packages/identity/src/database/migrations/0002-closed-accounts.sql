-- Accounts that were closed, by hash: seeding does not bring them back, and a second call to close one is no error.
CREATE TABLE identity.closed_accounts (
  tenant_id text NOT NULL,
  account_hash bytea NOT NULL,
  closed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, account_hash)
);
ALTER TABLE identity.closed_accounts ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_rows ON identity.closed_accounts USING (tenant_id = current_setting('aisle.tenant', true));
