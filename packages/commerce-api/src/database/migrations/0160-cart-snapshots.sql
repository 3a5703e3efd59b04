-- What was taken out of a cart, or the whole of it before it was emptied or moved: it can be brought back for a while.
CREATE TABLE commerce.cart_snapshots (
  tenant_id text NOT NULL,
  snapshot_id uuid NOT NULL DEFAULT gen_random_uuid(),
  cart_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('removed', 'emptied', 'moved')),
  contents jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, snapshot_id),
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts ON DELETE CASCADE
);
SELECT commerce.protect('commerce.cart_snapshots');
CREATE INDEX cart_snapshots_cart ON commerce.cart_snapshots (tenant_id, cart_id, created_at);
CREATE INDEX cart_snapshots_age ON commerce.cart_snapshots (tenant_id, created_at);
