-- Whose address a card was known by that was typed for one order. A kept card has its own.
ALTER TABLE commerce.order_payments ADD COLUMN billing_address jsonb;
ALTER TABLE commerce.order_payments ADD CONSTRAINT order_payments_billing_of_cards
  CHECK (billing_address IS NULL OR kind = 'card');
