CREATE TABLE commerce.categories (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  category_id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL,
  seo_name text NOT NULL,
  description text,
  image_url text,
  position integer NOT NULL DEFAULT 0,
  is_trending boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, category_id),
  UNIQUE (tenant_id, seo_name),
  FOREIGN KEY (tenant_id, parent_id) REFERENCES commerce.categories ON DELETE CASCADE
);
SELECT commerce.protect('commerce.categories');
CREATE INDEX categories_parent ON commerce.categories (tenant_id, parent_id);

-- Every variant is a product of its own; parent_product_id names the one that listings show.
CREATE TABLE commerce.products (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  product_id uuid NOT NULL,
  source text NOT NULL DEFAULT 'store',
  external_id text,
  content_hash text,
  parent_product_id uuid,
  seo_name text NOT NULL,
  title text NOT NULL,
  short_description text,
  description_html text,
  description_text text,
  brand text,
  size_text text,
  unit_price_cents numeric(12, 4) CHECK (unit_price_cents >= 0),
  unit_price_unit text,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  sku text,
  barcode text,
  category_id uuid,
  product_family integer NOT NULL DEFAULT 0 CHECK (product_family BETWEEN 0 AND 2),
  gift_card_amounts integer[] NOT NULL DEFAULT '{}',
  gift_card_min_cents integer CHECK (gift_card_min_cents >= 0),
  gift_card_max_cents integer CHECK (gift_card_max_cents >= gift_card_min_cents),
  has_age_restriction boolean NOT NULL DEFAULT false,
  is_sponsored boolean NOT NULL DEFAULT false,
  is_blacklisted boolean NOT NULL DEFAULT false,
  is_auto_ship boolean NOT NULL DEFAULT false,
  auto_ship_frequencies text[] NOT NULL DEFAULT '{}',
  auto_ship_discount_percent numeric(5, 2) CHECK (auto_ship_discount_percent BETWEEN 0 AND 100),
  tax_class text NOT NULL DEFAULT 'standard',
  qty_limit integer CHECK (qty_limit > 0),
  fulfillment_kinds text[],
  variant_value_id uuid,
  variant_values jsonb NOT NULL DEFAULT '[]',
  is_default_variant boolean NOT NULL DEFAULT false,
  image_url text,
  image_alt text,
  facts jsonb NOT NULL DEFAULT '[]',
  nutrition jsonb,
  warning text,
  attributes jsonb NOT NULL DEFAULT '{}',
  sales_count integer NOT NULL DEFAULT 0 CHECK (sales_count >= 0),
  rating_sum integer NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  featured_rank integer NOT NULL DEFAULT 1000000,
  is_listed boolean NOT NULL DEFAULT true,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, product_id),
  UNIQUE (tenant_id, seo_name),
  UNIQUE (tenant_id, source, external_id),
  FOREIGN KEY (tenant_id, parent_product_id) REFERENCES commerce.products ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, category_id) REFERENCES commerce.categories ON DELETE SET NULL (category_id)
);
SELECT commerce.protect('commerce.products');
CREATE INDEX products_parent ON commerce.products (tenant_id, parent_product_id);
CREATE INDEX products_category ON commerce.products (tenant_id, category_id);
CREATE INDEX products_price ON commerce.products (tenant_id, price_cents);

CREATE TABLE commerce.product_images (
  tenant_id text NOT NULL,
  product_id uuid NOT NULL,
  position integer NOT NULL,
  url text NOT NULL,
  alt text NOT NULL DEFAULT '',
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  PRIMARY KEY (tenant_id, product_id, position),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.product_images');

-- A product stands in its category and in every category above it.
CREATE TABLE commerce.product_categories (
  tenant_id text NOT NULL,
  category_id uuid NOT NULL,
  product_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, category_id, product_id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, category_id) REFERENCES commerce.categories ON DELETE CASCADE
);
SELECT commerce.protect('commerce.product_categories');
CREATE INDEX product_categories_product ON commerce.product_categories (tenant_id, product_id);

CREATE TABLE commerce.product_links (
  tenant_id text NOT NULL,
  product_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('substitute', 'companion', 'linked')),
  linked_product_id uuid NOT NULL,
  position integer NOT NULL DEFAULT 0,
  qty integer NOT NULL DEFAULT 1 CHECK (qty > 0),
  PRIMARY KEY (tenant_id, product_id, kind, linked_product_id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, linked_product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.product_links');
CREATE INDEX product_links_linked ON commerce.product_links (tenant_id, linked_product_id);

CREATE TABLE commerce.stock (
  tenant_id text NOT NULL,
  location_id uuid NOT NULL,
  product_id uuid NOT NULL,
  on_hand integer NOT NULL CHECK (on_hand >= 0),
  PRIMARY KEY (tenant_id, location_id, product_id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
) WITH (fillfactor = 80);
SELECT commerce.protect('commerce.stock');
CREATE INDEX stock_product ON commerce.stock (tenant_id, product_id);

CREATE TABLE commerce.collections (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  collection_id uuid NOT NULL,
  name text NOT NULL,
  seo_name text NOT NULL,
  description text,
  image_url text,
  PRIMARY KEY (tenant_id, collection_id),
  UNIQUE (tenant_id, seo_name)
);
SELECT commerce.protect('commerce.collections');

CREATE TABLE commerce.collection_products (
  tenant_id text NOT NULL,
  collection_id uuid NOT NULL,
  product_id uuid NOT NULL,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, collection_id, product_id),
  FOREIGN KEY (tenant_id, collection_id) REFERENCES commerce.collections ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.collection_products');
CREATE INDEX collection_products_product ON commerce.collection_products (tenant_id, product_id);

-- value: hundredths of a percent for 'percent', cents for 'amount' (off) and 'price' (to pay); 'per-product' has a price
-- for each product.
CREATE TABLE commerce.discounts (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  discount_id uuid NOT NULL,
  source text NOT NULL DEFAULT 'store',
  name text NOT NULL,
  display_name text NOT NULL,
  description text,
  image_url text,
  kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'price', 'per-product')),
  value integer NOT NULL CHECK (value >= 0),
  min_qty integer NOT NULL DEFAULT 1 CHECK (min_qty >= 1),
  trigger_text text,
  reward_text text,
  coupon_code text,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean NOT NULL DEFAULT true,
  is_listed boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, discount_id),
  CHECK (kind <> 'percent' OR value <= 10000)
);
SELECT commerce.protect('commerce.discounts');

CREATE TABLE commerce.discount_products (
  tenant_id text NOT NULL,
  discount_id uuid NOT NULL,
  product_id uuid NOT NULL,
  is_trigger boolean NOT NULL DEFAULT true,
  price_cents integer CHECK (price_cents >= 0),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, discount_id, product_id),
  FOREIGN KEY (tenant_id, discount_id) REFERENCES commerce.discounts ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.discount_products');
CREATE INDEX discount_products_product ON commerce.discount_products (tenant_id, product_id);

-- The searchable words of the products that listings show. A table of its own keeps scans narrow.
CREATE TABLE commerce.product_search (
  tenant_id text NOT NULL,
  product_id uuid NOT NULL,
  document tsvector NOT NULL,
  PRIMARY KEY (tenant_id, product_id),
  FOREIGN KEY (tenant_id, product_id) REFERENCES commerce.products ON DELETE CASCADE
);
SELECT commerce.protect('commerce.product_search');

-- Each word once, to correct mistyped ones and to complete begun ones.
CREATE TABLE commerce.search_terms (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  term text NOT NULL,
  product_count integer NOT NULL CHECK (product_count >= 0),
  PRIMARY KEY (tenant_id, term)
);
SELECT commerce.protect('commerce.search_terms');

CREATE TABLE commerce.search_counts (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  keyword text NOT NULL,
  searches integer NOT NULL CHECK (searches >= 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, keyword)
);
SELECT commerce.protect('commerce.search_counts');
