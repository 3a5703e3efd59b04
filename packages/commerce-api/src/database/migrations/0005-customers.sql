CREATE TABLE commerce.customers (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  customer_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  first_name text,
  last_name text,
  email text,
  phone_number text,
  country_code text,
  user_id_number text,
  profile_image_url text,
  date_of_birth text,
  zip_code text,
  is_verified_online boolean NOT NULL DEFAULT false,
  is_loyalty boolean NOT NULL DEFAULT false,
  loyalty_cents integer NOT NULL DEFAULT 0 CHECK (loyalty_cents >= 0),
  preferred_location_id uuid,
  preferred_fulfillment_method_id uuid,
  policy_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  PRIMARY KEY (tenant_id, customer_id),
  UNIQUE (tenant_id, subject),
  FOREIGN KEY (tenant_id, preferred_location_id) REFERENCES commerce.locations ON DELETE SET NULL (preferred_location_id),
  FOREIGN KEY (tenant_id, preferred_fulfillment_method_id)
    REFERENCES commerce.fulfillment_methods ON DELETE SET NULL (preferred_fulfillment_method_id)
);
SELECT commerce.protect('commerce.customers');
CREATE INDEX customers_email ON commerce.customers (tenant_id, lower(email));

-- A guest whose e-mail address was proven with a one-time code. Owned by the guest's subject.
CREATE TABLE commerce.guest_customers (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  guest_customer_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, guest_customer_id),
  UNIQUE (tenant_id, subject)
);
SELECT commerce.protect('commerce.guest_customers');

CREATE TABLE commerce.addresses (
  tenant_id text NOT NULL,
  address_id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  type integer NOT NULL CHECK (type IN (0, 1)),
  is_default boolean NOT NULL DEFAULT false,
  first_name text,
  last_name text,
  phone text,
  email text,
  line1 text NOT NULL,
  line2 text,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  country text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, address_id),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE
);
SELECT commerce.protect('commerce.addresses');
CREATE INDEX addresses_customer ON commerce.addresses (tenant_id, customer_id, type);
CREATE UNIQUE INDEX addresses_one_default ON commerce.addresses (tenant_id, customer_id, type) WHERE is_default;

-- A card kept by the payment provider; we hold its token, never its number.
CREATE TABLE commerce.payment_methods (
  tenant_id text NOT NULL,
  payment_method_id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  provider text NOT NULL,
  token text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year integer NOT NULL CHECK (expiry_year BETWEEN 2000 AND 2100),
  name_on_card text,
  address_id uuid,
  billing_address jsonb,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, payment_method_id),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, address_id) REFERENCES commerce.addresses ON DELETE SET NULL (address_id)
);
SELECT commerce.protect('commerce.payment_methods');
CREATE INDEX payment_methods_customer ON commerce.payment_methods (tenant_id, customer_id);
CREATE UNIQUE INDEX payment_methods_one_default ON commerce.payment_methods (tenant_id, customer_id) WHERE is_default;

CREATE TABLE commerce.favorites (
  tenant_id text NOT NULL,
  customer_id uuid NOT NULL,
  product_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, customer_id, product_id),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.favorites');
CREATE INDEX favorites_product ON commerce.favorites (tenant_id, product_id);

CREATE TABLE commerce.wishlists (
  tenant_id text NOT NULL,
  wishlist_id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, wishlist_id),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE
);
SELECT commerce.protect('commerce.wishlists');
CREATE UNIQUE INDEX wishlists_name ON commerce.wishlists (tenant_id, customer_id, lower(name));

CREATE TABLE commerce.wishlist_products (
  tenant_id text NOT NULL,
  wishlist_id uuid NOT NULL,
  product_id uuid NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, wishlist_id, product_id),
  FOREIGN KEY (tenant_id, wishlist_id) REFERENCES commerce.wishlists ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.wishlist_products');
CREATE INDEX wishlist_products_product ON commerce.wishlist_products (tenant_id, product_id);

CREATE TABLE commerce.reviews (
  tenant_id text NOT NULL,
  review_id uuid NOT NULL DEFAULT gen_random_uuid(),
  product_id uuid NOT NULL,
  customer_id uuid,
  order_id uuid,
  author_name text NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text,
  body text,
  is_published boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, review_id),
  UNIQUE (tenant_id, product_id, customer_id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE SET NULL (customer_id)
);
SELECT commerce.protect('commerce.reviews');
CREATE INDEX reviews_customer ON commerce.reviews (tenant_id, customer_id);

CREATE TABLE commerce.store_feedback (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  feedback_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  kind text NOT NULL,
  rating integer CHECK (rating BETWEEN 1 AND 5),
  body text NOT NULL,
  order_id uuid,
  page_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, feedback_id)
);
SELECT commerce.protect('commerce.store_feedback');

CREATE TABLE commerce.notifications (
  tenant_id text NOT NULL,
  notification_id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  order_id uuid,
  link_type text,
  seo_name text,
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, notification_id),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE
);
SELECT commerce.protect('commerce.notifications');
CREATE INDEX notifications_customer ON commerce.notifications (tenant_id, customer_id, created_at DESC);

CREATE TABLE commerce.push_tokens (
  tenant_id text NOT NULL,
  token_hash text NOT NULL,
  token text NOT NULL,
  platform text NOT NULL DEFAULT 'web',
  customer_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, customer_id) REFERENCES commerce.customers ON DELETE CASCADE
);
SELECT commerce.protect('commerce.push_tokens');

CREATE TABLE commerce.age_sessions (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  session_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  state text NOT NULL DEFAULT 'started' CHECK (state IN ('started', 'verified', 'completed', 'refused')),
  personal_info jsonb NOT NULL DEFAULT '{}',
  prefill jsonb NOT NULL DEFAULT '{}',
  provider_reference text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (tenant_id, session_id)
);
SELECT commerce.protect('commerce.age_sessions');
CREATE INDEX age_sessions_subject ON commerce.age_sessions (tenant_id, subject);

CREATE TABLE commerce.otp_codes (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  otp_id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  purpose text NOT NULL,
  recipient_hash text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, otp_id)
);
SELECT commerce.protect('commerce.otp_codes');
CREATE INDEX otp_codes_recipient ON commerce.otp_codes (tenant_id, recipient_hash, purpose, created_at DESC);
