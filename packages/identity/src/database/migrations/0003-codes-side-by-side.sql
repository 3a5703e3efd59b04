-- Who asks for a code twice gets two mails, in any order: each request keeps its own code, guesses and time.
ALTER TABLE identity.pending_accounts ADD COLUMN pending_id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE identity.pending_accounts DROP CONSTRAINT pending_accounts_pkey;
ALTER TABLE identity.pending_accounts ADD PRIMARY KEY (tenant_id, interaction_id, pending_id);
