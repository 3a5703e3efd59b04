CREATE TABLE identity.tenants (
  tenant_id text PRIMARY KEY,
  name text NOT NULL,
  accent text NOT NULL CHECK (accent ~ '^#[0-9a-fA-F]{6}$'),
  origin text NOT NULL
);

CREATE TABLE identity.accounts (
  tenant_id text NOT NULL,
  account_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  email_verified boolean NOT NULL DEFAULT false,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, account_id),
  UNIQUE (tenant_id, email)
);

-- Somebody who filled in "create account" and has not typed the code from the mail yet.
-- code_hash is null where the address has an account already: the page looks the same, no code fits.
CREATE TABLE identity.pending_accounts (
  tenant_id text NOT NULL,
  interaction_id text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  code_hash bytea,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, interaction_id)
);

CREATE TABLE identity.password_resets (
  tenant_id text NOT NULL,
  token_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, account_id) REFERENCES identity.accounts ON DELETE CASCADE
);

ALTER TABLE identity.accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity.pending_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity.password_resets ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_rows ON identity.accounts USING (tenant_id = current_setting('aisle.tenant', true));
CREATE POLICY tenant_rows ON identity.pending_accounts USING (tenant_id = current_setting('aisle.tenant', true));
CREATE POLICY tenant_rows ON identity.password_resets USING (tenant_id = current_setting('aisle.tenant', true));

-- What the OpenID provider remembers. A session belongs to a browser, not to a tenant: tenant_id is null there.
CREATE TABLE identity.oidc_payloads (
  model text NOT NULL,
  id_hash bytea NOT NULL,
  tenant_id text,
  account_id text,
  grant_id text,
  uid text,
  payload jsonb NOT NULL,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id_hash)
);
CREATE INDEX oidc_payloads_grant ON identity.oidc_payloads (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_payloads_uid ON identity.oidc_payloads (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_payloads_account ON identity.oidc_payloads (tenant_id, account_id) WHERE account_id IS NOT NULL;
CREATE INDEX oidc_payloads_expiry ON identity.oidc_payloads (expires_at);

CREATE TABLE identity.attempts (
  tenant_id text NOT NULL,
  key_hash bytea NOT NULL,
  count integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_hash)
);

-- Mail on its way out; a row is deleted once the SMTP server took it.
CREATE TABLE identity.mails (
  mail_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tenant_id text NOT NULL,
  sender_name text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mails_due ON identity.mails (next_attempt_at);
