-- The order that a request has reserved: whoever settles it, the request finds it again by its key.
ALTER TABLE commerce.idempotency_keys ADD COLUMN order_id uuid;
