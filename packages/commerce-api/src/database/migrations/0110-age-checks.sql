-- What the provider has found is asked for when it is shown, and kept nowhere. What the shopper has said is kept while
-- the check is open and not a moment longer, whoever writes.
ALTER TABLE commerce.age_sessions DROP COLUMN personal_info;
ALTER TABLE commerce.age_sessions DROP CONSTRAINT age_sessions_state_check;
ALTER TABLE commerce.age_sessions
  ADD CONSTRAINT age_sessions_state CHECK (state IN ('started', 'completed', 'refused', 'mapped', 'expired')),
  ADD CONSTRAINT age_sessions_nothing_personal CHECK (state = 'started' OR prefill = '{}'),
  ADD CONSTRAINT age_sessions_ended CHECK ((state = 'started') = (completed_at IS NULL));

-- One check of the provider's proves one age.
CREATE UNIQUE INDEX age_sessions_reference ON commerce.age_sessions (tenant_id, provider_reference);
-- What the cleaning looks for.
CREATE INDEX age_sessions_expiry ON commerce.age_sessions (tenant_id, expires_at);

-- Somebody signed in without a customer record is known by the check of their own subject, as a guest is; a customer by
-- the record alone.
CREATE OR REPLACE FUNCTION commerce.request_context(caller_subject text, caller_role text)
RETURNS TABLE (mode integer, is_active boolean, has_access boolean, customer_id uuid, is_age_verified boolean, guards_browsing boolean)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT
    configuration.mode,
    configuration.is_active,
    EXISTS (
      SELECT FROM commerce.mode_accesses access
      WHERE access.tenant_id = configuration.tenant_id AND access.subject = caller_subject
        AND access.mode = configuration.mode AND access.access_code_hash = configuration.access_code_hash
    ),
    customer.customer_id,
    CASE WHEN customer.customer_id IS NOT NULL THEN customer.is_verified_online
    ELSE EXISTS (
      SELECT FROM commerce.age_sessions session
      WHERE session.tenant_id = configuration.tenant_id AND session.subject = caller_subject
        AND session.state = 'completed' AND session.completed_at > now() - interval '3 days'
    ) END,
    coalesce((configuration.business ->> 'isStoreAgeRestricted')::boolean, false)
      AND coalesce((configuration.business ->> 'enableAgeRestrictedBrowsing')::boolean, false)
  FROM commerce.tenant_configurations configuration
  LEFT JOIN commerce.customers customer
    ON caller_role = 'user' AND customer.tenant_id = configuration.tenant_id
    AND customer.subject = caller_subject AND customer.closed_at IS NULL
  WHERE configuration.tenant_id = current_setting('app.tenant_id', true);
END $$;
