-- The store that shipped goods wait in, once the order is placed.
ALTER TABLE commerce.order_fulfillments ADD COLUMN ship_to_store_location_id uuid;
ALTER TABLE commerce.order_fulfillments ADD FOREIGN KEY (tenant_id, ship_to_store_location_id)
  REFERENCES commerce.locations ON DELETE SET NULL (ship_to_store_location_id);
