-- What shoppers have taken out of the cart to buy it another time. It belongs to the shopper, not to a cart.
CREATE TABLE commerce.saved_lines (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  saved_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  product_id uuid NOT NULL,
  qty integer NOT NULL CHECK (qty > 0 AND qty <= 9999),
  order_type integer NOT NULL DEFAULT 0 CHECK (order_type BETWEEN 0 AND 3),
  gift_card_cents integer CHECK (gift_card_cents > 0),
  frequency text,
  instruction text CHECK (char_length(instruction) <= 500),
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, saved_id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, subject, product_id, order_type, gift_card_cents, frequency),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.saved_lines');
CREATE INDEX saved_lines_product ON commerce.saved_lines (tenant_id, product_id);
