-- Carts that nobody has touched for a while are abandoned by a job that looks for the oldest ones (spec 2 §4). Whoever
-- has no cart number to learn it by, a customer, is told once.
ALTER TABLE commerce.carts ADD COLUMN is_abandonment_told boolean NOT NULL DEFAULT false;
UPDATE commerce.carts SET is_abandonment_told = true WHERE state = 'abandoned';
CREATE INDEX carts_untouched ON commerce.carts (tenant_id, updated_at) WHERE state = 'open';
CREATE INDEX carts_untold ON commerce.carts (tenant_id, subject) WHERE state = 'abandoned' AND NOT is_abandonment_told;
