-- What is given back of a payment is promised first, and never more than was paid; `refunded_cents` is what has been given.
ALTER TABLE commerce.order_payments ADD COLUMN refund_due_cents integer NOT NULL DEFAULT 0;
ALTER TABLE commerce.order_payments ADD CONSTRAINT order_payments_refund_due
  CHECK (refund_due_cents >= 0 AND refund_due_cents <= amount_cents);

-- Parts of a card payment that the provider is to give back. The id is what the provider knows a refund by: asked for
-- again, it happens once. `sent_cents` is what was asked for first, and is asked for ever after.
CREATE TABLE commerce.card_refunds (
  tenant_id text NOT NULL,
  refund_id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  cents integer NOT NULL CHECK (cents > 0),
  sent_cents integer CHECK (sent_cents > 0 AND sent_cents <= cents),
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'refused', 'canceled')),
  next_try_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, refund_id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE
);
SELECT commerce.protect('commerce.card_refunds');
CREATE INDEX card_refunds_due ON commerce.card_refunds (tenant_id, next_try_at) WHERE state = 'due';
CREATE INDEX card_refunds_order ON commerce.card_refunds (tenant_id, order_id);

-- Balances may come back in parts: each part once, and all that is left once, when the order comes to nothing.
ALTER TABLE commerce.gift_card_ledger ADD COLUMN refund_id uuid;
ALTER TABLE commerce.gift_card_ledger DROP CONSTRAINT gift_card_ledger_tenant_id_gift_card_id_order_id_reason_key;
CREATE UNIQUE INDEX gift_card_ledger_once ON commerce.gift_card_ledger (tenant_id, gift_card_id, order_id, reason)
  WHERE refund_id IS NULL;
CREATE UNIQUE INDEX gift_card_ledger_part_once ON commerce.gift_card_ledger (tenant_id, gift_card_id, refund_id)
  WHERE refund_id IS NOT NULL;
ALTER TABLE commerce.loyalty_ledger ADD COLUMN refund_id uuid;
ALTER TABLE commerce.loyalty_ledger DROP CONSTRAINT loyalty_ledger_tenant_id_customer_id_order_id_reason_key;
CREATE UNIQUE INDEX loyalty_ledger_once ON commerce.loyalty_ledger (tenant_id, customer_id, order_id, reason)
  WHERE refund_id IS NULL;
CREATE UNIQUE INDEX loyalty_ledger_part_once ON commerce.loyalty_ledger (tenant_id, customer_id, refund_id)
  WHERE refund_id IS NOT NULL;
