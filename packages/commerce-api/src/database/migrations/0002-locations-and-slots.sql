CREATE TABLE commerce.locations (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  location_id uuid NOT NULL,
  name text NOT NULL,
  token_key text,
  line1 text NOT NULL DEFAULT '',
  line2 text,
  city text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT '',
  zip text NOT NULL,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  time_zone text NOT NULL,
  phone_number text,
  email text,
  is_warehouse boolean NOT NULL DEFAULT false,
  image_url text,
  instructions text,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, location_id)
);
SELECT commerce.protect('commerce.locations');

CREATE TABLE commerce.opening_hours (
  tenant_id text NOT NULL,
  location_id uuid NOT NULL,
  weekday integer NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  opens_at time,
  closes_at time,
  PRIMARY KEY (tenant_id, location_id, weekday),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE CASCADE
);
SELECT commerce.protect('commerce.opening_hours');

CREATE TABLE commerce.location_fulfillments (
  tenant_id text NOT NULL,
  location_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  is_available boolean NOT NULL DEFAULT true,
  is_coming_soon boolean NOT NULL DEFAULT false,
  is_slot_booking_required boolean NOT NULL DEFAULT false,
  is_scanning_required boolean NOT NULL DEFAULT false,
  min_checkout_cents integer CHECK (min_checkout_cents >= 0),
  fixed_charge_cents integer CHECK (fixed_charge_cents >= 0),
  delivery_charge_cents integer NOT NULL DEFAULT 0 CHECK (delivery_charge_cents >= 0),
  delivery_radius_miles double precision CHECK (delivery_radius_miles >= 0),
  allow_pay_at_store boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, location_id, fulfillment_method_id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, fulfillment_method_id) REFERENCES commerce.fulfillment_methods ON DELETE CASCADE
);
SELECT commerce.protect('commerce.location_fulfillments');

-- Where zip codes are, so that shops near one are found and deliveries to one are judged.
CREATE TABLE commerce.zip_areas (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  zip text NOT NULL CHECK (zip ~ '^\d{5}$'),
  city text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT '',
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  PRIMARY KEY (tenant_id, zip)
);
SELECT commerce.protect('commerce.zip_areas');

CREATE TABLE commerce.tax_rates (
  tenant_id text NOT NULL,
  location_id uuid NOT NULL,
  tax_class text NOT NULL,
  name text NOT NULL,
  rate_percent numeric(7, 4) NOT NULL CHECK (rate_percent >= 0 AND rate_percent <= 100),
  PRIMARY KEY (tenant_id, location_id, tax_class, name),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE CASCADE
);
SELECT commerce.protect('commerce.tax_rates');

CREATE TABLE commerce.shipping_rates (
  tenant_id text NOT NULL,
  rate_id uuid NOT NULL,
  location_id uuid,
  fulfillment_method_id uuid NOT NULL,
  name text NOT NULL,
  description text,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  estimated_days integer CHECK (estimated_days >= 0),
  is_default boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, rate_id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, fulfillment_method_id) REFERENCES commerce.fulfillment_methods ON DELETE CASCADE
);
SELECT commerce.protect('commerce.shipping_rates');

-- A weekly pattern in the store's own clock; slots are made from it, some days ahead.
CREATE TABLE commerce.slot_rules (
  tenant_id text NOT NULL,
  slot_rule_id uuid NOT NULL,
  location_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  weekday integer NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  starts_at time NOT NULL,
  ends_at time NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  cutoff_minutes integer NOT NULL DEFAULT 60 CHECK (cutoff_minutes >= 0),
  PRIMARY KEY (tenant_id, slot_rule_id),
  UNIQUE (tenant_id, location_id, fulfillment_method_id, weekday, starts_at),
  CHECK (ends_at > starts_at),
  FOREIGN KEY (tenant_id, location_id, fulfillment_method_id) REFERENCES commerce.location_fulfillments ON DELETE CASCADE
);
SELECT commerce.protect('commerce.slot_rules');

CREATE TABLE commerce.slots (
  tenant_id text NOT NULL,
  slot_id uuid NOT NULL DEFAULT gen_random_uuid(),
  location_id uuid NOT NULL,
  fulfillment_method_id uuid NOT NULL,
  booking_date date NOT NULL,
  local_start time NOT NULL,
  local_end time NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cutoff_at timestamptz NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  places_left integer NOT NULL CHECK (places_left >= 0 AND places_left <= capacity),
  PRIMARY KEY (tenant_id, slot_id),
  -- By the store's clock: where a spring day lacks an hour, two slots may begin at the same instant.
  UNIQUE (tenant_id, location_id, fulfillment_method_id, booking_date, local_start),
  CHECK (ends_at > starts_at),
  FOREIGN KEY (tenant_id, location_id, fulfillment_method_id) REFERENCES commerce.location_fulfillments ON DELETE CASCADE
);
SELECT commerce.protect('commerce.slots');
