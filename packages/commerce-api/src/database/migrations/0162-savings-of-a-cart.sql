-- A shopper is asked for a tip once, and a gift card that was switched off stays off: the cart knows that it was said.
ALTER TABLE commerce.carts
  ADD COLUMN is_tip_confirmed boolean NOT NULL DEFAULT false,
  ADD COLUMN gift_cards_chosen boolean NOT NULL DEFAULT false;
-- Coupons do not stack (T26): the API changes them under the cart's lock, and the database holds one for each cart.
CREATE UNIQUE INDEX cart_coupons_one_for_a_cart ON commerce.cart_coupons (tenant_id, cart_id);
