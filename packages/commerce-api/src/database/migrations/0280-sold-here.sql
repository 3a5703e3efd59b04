-- How often products were bought here lately is counted from orders, beside what the store told of its sales elsewhere.
-- What both come to is what lists are ordered by.
ALTER TABLE commerce.products
  ADD COLUMN sold_count integer NOT NULL DEFAULT 0 CHECK (sold_count >= 0),
  ADD COLUMN bought_count integer NOT NULL GENERATED ALWAYS AS (sales_count + sold_count) STORED;

-- Orders come in the order of their times.
CREATE INDEX orders_placed ON commerce.orders USING brin (placed_at);

-- When that was counted, so that one instance of the API does it.
CREATE TABLE commerce.sales_counts (
  tenant_id text PRIMARY KEY REFERENCES commerce.tenants ON DELETE CASCADE,
  counted_at timestamptz NOT NULL
);
SELECT commerce.protect('commerce.sales_counts');
