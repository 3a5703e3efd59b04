-- A cart makes one order. One whose payment failed does not count: the shopper tries again with the same cart.
ALTER TABLE commerce.orders DROP CONSTRAINT orders_tenant_id_cart_id_key;
CREATE UNIQUE INDEX orders_one_per_cart ON commerce.orders (tenant_id, cart_id) WHERE state <> 'failed';

-- What the undoing of an order, and the checks of its coupon and its key, look for.
CREATE INDEX gift_card_ledger_order ON commerce.gift_card_ledger (tenant_id, order_id);
CREATE INDEX loyalty_ledger_order ON commerce.loyalty_ledger (tenant_id, order_id);
CREATE INDEX slot_bookings_order ON commerce.slot_bookings (tenant_id, order_id) WHERE state = 'taken';
CREATE INDEX idempotency_keys_request ON commerce.idempotency_keys (tenant_id, subject, request_hash);
CREATE INDEX coupon_redemptions_subject ON commerce.coupon_redemptions (tenant_id, coupon_id, subject);
