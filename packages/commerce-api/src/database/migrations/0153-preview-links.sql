-- Links to the preview of a store's home page, known by hash. The API reads them; only the owner of the database, whose
-- command makes them, writes them.
CREATE TABLE commerce.preview_links (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  token_hash text NOT NULL CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, token_hash)
);
SELECT commerce.protect('commerce.preview_links');
REVOKE INSERT, UPDATE, DELETE ON commerce.preview_links FROM aisle_app;
