CREATE TABLE commerce.page_templates (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  template_id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  location_id uuid,
  template jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, template_id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, name, location_id),
  FOREIGN KEY (tenant_id, location_id) REFERENCES commerce.locations ON DELETE CASCADE
);
SELECT commerce.protect('commerce.page_templates');

CREATE TABLE commerce.cms_pages (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  slug text NOT NULL,
  title text NOT NULL,
  html text NOT NULL,
  meta_description text,
  kind text NOT NULL DEFAULT 'page' CHECK (kind IN ('page', 'legal', 'footer')),
  is_active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, slug)
);
SELECT commerce.protect('commerce.cms_pages');

CREATE TABLE commerce.disclaimers (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  disclaimer_id uuid NOT NULL,
  title text NOT NULL,
  html text NOT NULL,
  is_required_acceptance boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, disclaimer_id)
);
SELECT commerce.protect('commerce.disclaimers');

CREATE TABLE commerce.announcements (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  announcement_id uuid NOT NULL,
  title text NOT NULL,
  html text NOT NULL,
  image_url text,
  is_active boolean NOT NULL DEFAULT true,
  starts_at timestamptz,
  ends_at timestamptz,
  position integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, announcement_id)
);
SELECT commerce.protect('commerce.announcements');
