-- What payment providers have told: each event counts once, whatever number of copies of it arrive (F32).
CREATE TABLE commerce.payment_callbacks (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  provider text NOT NULL,
  event_id text NOT NULL,
  event text NOT NULL,
  reference text NOT NULL,
  amount_cents integer NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, provider, event_id)
);
SELECT commerce.protect('commerce.payment_callbacks');
CREATE INDEX payment_callbacks_received ON commerce.payment_callbacks (tenant_id, received_at);

-- An order whose payment is not as it ought to be is not prepared until somebody has looked at it.
ALTER TABLE commerce.orders ADD COLUMN held_for text
  CHECK (held_for IN ('other-amount', 'charged-twice', 'money-gone', 'contradicted'));
ALTER TABLE commerce.orders ADD COLUMN held_at timestamptz;
CREATE INDEX orders_held ON commerce.orders (tenant_id, held_at) WHERE held_for IS NOT NULL;
