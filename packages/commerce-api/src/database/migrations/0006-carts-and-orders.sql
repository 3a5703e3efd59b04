CREATE TABLE commerce.coupons (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  coupon_id uuid NOT NULL DEFAULT gen_random_uuid(),
  code text,
  customer_id uuid,
  title text NOT NULL,
  description text,
  kind text NOT NULL CHECK (kind IN ('percent', 'amount')),
  value integer NOT NULL CHECK (value >= 0),
  min_subtotal_cents integer NOT NULL DEFAULT 0 CHECK (min_subtotal_cents >= 0),
  max_discount_cents integer CHECK (max_discount_cents >= 0),
  starts_at timestamptz,
  expires_at timestamptz,
  usage_limit integer CHECK (usage_limit >= 0),
  used_count integer NOT NULL DEFAULT 0 CHECK (used_count >= 0),
  limit_per_shopper integer CHECK (limit_per_shopper >= 0),
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tenant_id, coupon_id),
  CHECK (kind <> 'percent' OR value <= 10000),
  CHECK (usage_limit IS NULL OR used_count <= usage_limit),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE
);
SELECT commerce.protect('commerce.coupons');
CREATE UNIQUE INDEX coupons_code ON commerce.coupons (tenant_id, upper(code));

CREATE TABLE commerce.gift_cards (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  gift_card_id uuid NOT NULL DEFAULT gen_random_uuid(),
  number text NOT NULL CHECK (number ~ '^9\d{15,18}$'),
  pin_hash text,
  family integer NOT NULL CHECK (family IN (1, 2)),
  status integer NOT NULL DEFAULT 0,
  initial_cents integer NOT NULL CHECK (initial_cents >= 0),
  balance_cents integer NOT NULL CHECK (balance_cents >= 0),
  owner_customer_id uuid,
  purchaser_customer_id uuid,
  purchaser_subject text,
  product_id uuid,
  order_id uuid,
  order_line_id uuid,
  recipient_name text,
  recipient_email text,
  message text,
  design_url text,
  claim_token_hash text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  PRIMARY KEY (tenant_id, gift_card_id),
  UNIQUE (tenant_id, number),
  FOREIGN KEY (tenant_id, owner_customer_id) REFERENCES commerce.customers ON DELETE SET NULL (owner_customer_id),
  FOREIGN KEY (tenant_id, purchaser_customer_id) REFERENCES commerce.customers ON DELETE SET NULL (purchaser_customer_id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE SET NULL (product_id)
);
SELECT commerce.protect('commerce.gift_cards');
CREATE INDEX gift_cards_owner ON commerce.gift_cards (tenant_id, owner_customer_id);
CREATE INDEX gift_cards_purchaser ON commerce.gift_cards (tenant_id, purchaser_customer_id);

CREATE TABLE commerce.carts (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  cart_id uuid NOT NULL DEFAULT gen_random_uuid(),
  cart_number text NOT NULL CHECK (length(cart_number) >= 22),
  subject text NOT NULL,
  customer_id uuid,
  guest_customer_id uuid,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ordering', 'ordered', 'abandoned', 'merged')),
  version integer NOT NULL DEFAULT 1,
  location_id uuid,
  ship_to_store_location_id uuid,
  zip_code text,
  tip_cents integer NOT NULL DEFAULT 0 CHECK (tip_cents >= 0),
  loyalty_cents integer NOT NULL DEFAULT 0 CHECK (loyalty_cents >= 0),
  shipping_rate_id uuid,
  payment_method_id uuid,
  is_pay_at_store boolean NOT NULL DEFAULT false,
  merged_into_cart_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, cart_id),
  UNIQUE (tenant_id, cart_number),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, guest_customer_id) REFERENCES commerce.guest_customers ON DELETE SET NULL (guest_customer_id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE SET NULL (location_id),
  FOREIGN KEY (tenant_id, ship_to_store_location_id)
    REFERENCES commerce.locations ON DELETE SET NULL (ship_to_store_location_id),
  FOREIGN KEY (tenant_id, shipping_rate_id) REFERENCES commerce.shipping_rates ON DELETE SET NULL (shipping_rate_id),
  FOREIGN KEY (tenant_id, payment_method_id) REFERENCES commerce.payment_methods ON DELETE SET NULL (payment_method_id)
);
SELECT commerce.protect('commerce.carts');
CREATE UNIQUE INDEX carts_one_open ON commerce.carts (tenant_id, subject) WHERE state IN ('open', 'ordering');

CREATE TABLE commerce.cart_lines (
  tenant_id text NOT NULL,
  line_id uuid NOT NULL DEFAULT gen_random_uuid(),
  cart_id uuid NOT NULL,
  product_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  qty integer NOT NULL CHECK (qty >= 0 AND qty <= 9999),
  order_type integer NOT NULL DEFAULT 0 CHECK (order_type BETWEEN 0 AND 3),
  gift_card_cents integer CHECK (gift_card_cents > 0),
  frequency text,
  instruction text,
  allow_substitute boolean NOT NULL DEFAULT false,
  substitute_product_id uuid,
  parent_line_id uuid,
  added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (tenant_id, line_id),
  UNIQUE NULLS NOT DISTINCT
    (tenant_id, cart_id, product_id, fulfillment_method_id, order_type, gift_card_cents, frequency, parent_line_id),
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, fulfillment_method_id) REFERENCES commerce.fulfillment_methods ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, parent_line_id) REFERENCES commerce.cart_lines ON DELETE CASCADE
);
SELECT commerce.protect('commerce.cart_lines');
CREATE INDEX cart_lines_product ON commerce.cart_lines (tenant_id, product_id);
CREATE INDEX cart_lines_parent ON commerce.cart_lines (tenant_id, parent_line_id);

CREATE TABLE commerce.cart_fulfillments (
  tenant_id text NOT NULL,
  cart_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  address_id uuid,
  address jsonb,
  pickup_info jsonb,
  delivery_instruction text,
  is_contactless boolean NOT NULL DEFAULT false,
  shipping_rate_id uuid,
  PRIMARY KEY (tenant_id, cart_id, fulfillment_method_id),
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, fulfillment_method_id) REFERENCES commerce.fulfillment_methods ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, address_id) REFERENCES commerce.addresses ON DELETE SET NULL (address_id),
  FOREIGN KEY (tenant_id, shipping_rate_id) REFERENCES commerce.shipping_rates ON DELETE SET NULL (shipping_rate_id)
);
SELECT commerce.protect('commerce.cart_fulfillments');

CREATE TABLE commerce.cart_coupons (
  tenant_id text NOT NULL,
  cart_id uuid NOT NULL,
  coupon_id uuid NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, cart_id, coupon_id),
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, coupon_id) REFERENCES commerce.coupons ON DELETE CASCADE
);
SELECT commerce.protect('commerce.cart_coupons');

CREATE TABLE commerce.cart_gift_cards (
  tenant_id text NOT NULL,
  cart_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  redeem_cents integer NOT NULL CHECK (redeem_cents >= 0),
  PRIMARY KEY (tenant_id, cart_id, gift_card_id),
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, gift_card_id) REFERENCES commerce.gift_cards ON DELETE CASCADE
);
SELECT commerce.protect('commerce.cart_gift_cards');

CREATE TABLE commerce.orders (
  tenant_id text NOT NULL REFERENCES commerce.tenants,
  order_id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_number text NOT NULL,
  cart_id uuid NOT NULL,
  subject text NOT NULL,
  customer_id uuid,
  guest_customer_id uuid,
  location_id uuid NOT NULL,
  zip_code text,
  state text NOT NULL DEFAULT 'placed'
    CHECK (state IN ('reserved', 'placed', 'preparing', 'ready', 'on-the-way', 'completed', 'canceled', 'failed')),
  payment_state text NOT NULL DEFAULT 'none'
    CHECK (payment_state IN ('none', 'authorising', 'authorised', 'paid', 'pay-at-store', 'declined', 'refunded')),
  first_name text,
  last_name text,
  email text NOT NULL,
  phone text,
  subtotal_cents integer NOT NULL CHECK (subtotal_cents >= 0),
  discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  tax_cents integer NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  tip_cents integer NOT NULL DEFAULT 0 CHECK (tip_cents >= 0),
  shipping_cents integer NOT NULL DEFAULT 0 CHECK (shipping_cents >= 0),
  delivery_cents integer NOT NULL DEFAULT 0 CHECK (delivery_cents >= 0),
  charges_cents integer NOT NULL DEFAULT 0 CHECK (charges_cents >= 0),
  loyalty_cents integer NOT NULL DEFAULT 0 CHECK (loyalty_cents >= 0),
  gift_card_cents integer NOT NULL DEFAULT 0 CHECK (gift_card_cents >= 0),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  totals jsonb NOT NULL,
  instruction text,
  tracking_token_hash text,
  placed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  canceled_at timestamptz,
  PRIMARY KEY (tenant_id, order_id),
  UNIQUE (tenant_id, order_number),
  UNIQUE (tenant_id, cart_id),
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts,
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers,
  FOREIGN KEY (tenant_id, guest_customer_id) REFERENCES commerce.guest_customers,
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations
);
SELECT commerce.protect('commerce.orders');
CREATE INDEX orders_customer ON commerce.orders (tenant_id, customer_id, placed_at DESC);
CREATE INDEX orders_subject ON commerce.orders (tenant_id, subject, placed_at DESC);
CREATE INDEX orders_reserved ON commerce.orders (tenant_id, updated_at) WHERE state = 'reserved';

-- What was bought, as it was: later changes of the product leave the receipt alone.
CREATE TABLE commerce.order_lines (
  tenant_id text NOT NULL,
  order_line_id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  product_id uuid,
  fulfillment_method_id uuid NOT NULL,
  position integer NOT NULL DEFAULT 0,
  title text NOT NULL,
  seo_name text NOT NULL,
  image_url text,
  size_text text,
  variant_text text,
  qty integer NOT NULL CHECK (qty >= 0 AND qty <= 9999),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  regular_price_cents integer CHECK (regular_price_cents >= 0),
  discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  tax_cents integer NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  tax_class text NOT NULL DEFAULT 'standard',
  order_type integer NOT NULL DEFAULT 0 CHECK (order_type BETWEEN 0 AND 3),
  gift_card_cents integer CHECK (gift_card_cents > 0),
  frequency text,
  instruction text,
  allow_substitute boolean NOT NULL DEFAULT false,
  substitute_product_id uuid,
  has_age_restriction boolean NOT NULL DEFAULT false,
  parent_line_id uuid,
  is_deleted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, order_line_id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE SET NULL (product_id)
);
SELECT commerce.protect('commerce.order_lines');
CREATE INDEX order_lines_order ON commerce.order_lines (tenant_id, order_id);
CREATE INDEX order_lines_product ON commerce.order_lines (tenant_id, product_id);

CREATE TABLE commerce.order_fulfillments (
  tenant_id text NOT NULL,
  order_fulfillment_id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  code_name text NOT NULL,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'placed',
  slot_id uuid,
  slot_starts_at timestamptz,
  slot_ends_at timestamptz,
  address jsonb,
  pickup_info jsonb,
  delivery_instruction text,
  is_contactless boolean NOT NULL DEFAULT false,
  shipping_rate_id uuid,
  shipping_cents integer NOT NULL DEFAULT 0 CHECK (shipping_cents >= 0),
  arrival jsonb,
  PRIMARY KEY (tenant_id, order_fulfillment_id),
  UNIQUE (tenant_id, order_id, fulfillment_method_id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, slot_id) REFERENCES commerce.slots ON DELETE SET NULL (slot_id)
);
SELECT commerce.protect('commerce.order_fulfillments');

CREATE TABLE commerce.order_payments (
  tenant_id text NOT NULL,
  payment_id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('card', 'gift-card', 'loyalty', 'pay-at-store')),
  provider text,
  provider_reference text,
  payment_method_id uuid,
  gift_card_id uuid,
  brand text,
  last4 text,
  state text NOT NULL CHECK (state IN ('authorising', 'authorised', 'captured', 'declined', 'voided', 'refunded')),
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0 AND refunded_cents <= amount_cents),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, payment_id),
  UNIQUE (tenant_id, provider, provider_reference),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE
);
SELECT commerce.protect('commerce.order_payments');
CREATE INDEX order_payments_order ON commerce.order_payments (tenant_id, order_id);

CREATE TABLE commerce.order_events (
  tenant_id text NOT NULL,
  event_id bigint GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  text text,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, event_id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE
);
SELECT commerce.protect('commerce.order_events');
CREATE INDEX order_events_order ON commerce.order_events (tenant_id, order_id);

CREATE TABLE commerce.coupon_redemptions (
  tenant_id text NOT NULL,
  coupon_id uuid NOT NULL,
  order_id uuid NOT NULL,
  subject text NOT NULL,
  discount_cents integer NOT NULL CHECK (discount_cents >= 0),
  redeemed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, coupon_id, order_id),
  FOREIGN KEY (tenant_id, coupon_id) REFERENCES commerce.coupons,
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE
);
SELECT commerce.protect('commerce.coupon_redemptions');

CREATE TABLE commerce.gift_card_ledger (
  tenant_id text NOT NULL,
  entry_id bigint GENERATED ALWAYS AS IDENTITY,
  gift_card_id uuid NOT NULL,
  order_id uuid,
  reason text NOT NULL,
  amount_cents integer NOT NULL,
  balance_cents integer NOT NULL CHECK (balance_cents >= 0),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, entry_id),
  UNIQUE (tenant_id, gift_card_id, order_id, reason),
  FOREIGN KEY (tenant_id, gift_card_id) REFERENCES commerce.gift_cards,
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders
);
SELECT commerce.protect('commerce.gift_card_ledger');

CREATE TABLE commerce.loyalty_ledger (
  tenant_id text NOT NULL,
  entry_id bigint GENERATED ALWAYS AS IDENTITY,
  customer_id uuid NOT NULL,
  order_id uuid,
  reason text NOT NULL,
  amount_cents integer NOT NULL,
  balance_cents integer NOT NULL CHECK (balance_cents >= 0),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, entry_id),
  UNIQUE (tenant_id, customer_id, order_id, reason),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE
);
SELECT commerce.protect('commerce.loyalty_ledger');

CREATE TABLE commerce.slot_bookings (
  tenant_id text NOT NULL,
  slot_booking_id uuid NOT NULL DEFAULT gen_random_uuid(),
  slot_id uuid NOT NULL,
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pickup', 'scheduled')),
  cart_id uuid,
  order_id uuid,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken', 'released')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, slot_booking_id),
  FOREIGN KEY (tenant_id, slot_id) REFERENCES commerce.slots ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, cart_id) REFERENCES commerce.carts ON DELETE SET NULL (cart_id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE SET NULL (order_id)
);
SELECT commerce.protect('commerce.slot_bookings');
CREATE UNIQUE INDEX slot_bookings_one_held ON commerce.slot_bookings (tenant_id, subject, kind) WHERE state = 'held';
CREATE INDEX slot_bookings_expiry ON commerce.slot_bookings (tenant_id, expires_at) WHERE state = 'held';
CREATE INDEX slot_bookings_slot ON commerce.slot_bookings (tenant_id, slot_id);

CREATE TABLE commerce.idempotency_keys (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  subject text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, subject, key)
);
SELECT commerce.protect('commerce.idempotency_keys');
CREATE INDEX idempotency_keys_expiry ON commerce.idempotency_keys (tenant_id, expires_at);

CREATE TABLE commerce.order_numbers (
  tenant_id text PRIMARY KEY REFERENCES commerce.tenants ON DELETE CASCADE,
  last_number bigint NOT NULL
);
SELECT commerce.protect('commerce.order_numbers');

CREATE TABLE commerce.returns (
  tenant_id text NOT NULL,
  return_id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL,
  order_line_id uuid NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  reason text NOT NULL,
  comment text,
  state text NOT NULL DEFAULT 'requested',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, return_id),
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, order_line_id) REFERENCES commerce.order_lines ON DELETE CASCADE
);
SELECT commerce.protect('commerce.returns');

CREATE TABLE commerce.auto_ship_orders (
  tenant_id text NOT NULL,
  subscription_id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  product_id uuid NOT NULL,
  location_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  order_id uuid,
  qty integer NOT NULL CHECK (qty > 0 AND qty <= 9999),
  frequency text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'cancelled')),
  discount_percent numeric(5, 2) NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  next_date date,
  address_id uuid,
  payment_method_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, subscription_id),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products,
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations,
  FOREIGN KEY (tenant_id, fulfillment_method_id) REFERENCES commerce.fulfillment_methods,
  FOREIGN KEY (tenant_id, address_id) REFERENCES commerce.addresses ON DELETE SET NULL (address_id),
  FOREIGN KEY (tenant_id, payment_method_id) REFERENCES commerce.payment_methods ON DELETE SET NULL (payment_method_id)
);
SELECT commerce.protect('commerce.auto_ship_orders');
CREATE INDEX auto_ship_orders_customer ON commerce.auto_ship_orders (tenant_id, customer_id);

CREATE TABLE commerce.auto_ship_deliveries (
  tenant_id text NOT NULL,
  delivery_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subscription_id uuid NOT NULL,
  due_date date NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  state text NOT NULL DEFAULT 'upcoming' CHECK (state IN ('upcoming', 'skipped', 'ordered', 'failed')),
  order_id uuid,
  PRIMARY KEY (tenant_id, delivery_id),
  UNIQUE (tenant_id, subscription_id, due_date),
  FOREIGN KEY (tenant_id, subscription_id) REFERENCES commerce.auto_ship_orders ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, order_id) REFERENCES commerce.orders ON DELETE SET NULL (order_id)
);
SELECT commerce.protect('commerce.auto_ship_deliveries');

CREATE TABLE commerce.outbox (
  tenant_id text NOT NULL,
  outbox_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  recipient text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  available_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failed_at timestamptz,
  PRIMARY KEY (tenant_id, outbox_id)
);
SELECT commerce.protect('commerce.outbox');
CREATE INDEX outbox_waiting ON commerce.outbox (tenant_id, available_at) WHERE sent_at IS NULL AND failed_at IS NULL;
