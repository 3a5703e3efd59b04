-- Deals in which one product is bought to get another one cheaper are few; whether a deal is one is looked up with every
-- price.
CREATE INDEX discount_products_rewards ON commerce.discount_products (tenant_id, discount_id) WHERE NOT is_trigger;

-- Pieces of a line that were cheaper by what else was bought: [{"qty": 1, "unitCents": 200}].
ALTER TABLE commerce.order_lines ADD COLUMN rewarded jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(rewarded) = 'array');
