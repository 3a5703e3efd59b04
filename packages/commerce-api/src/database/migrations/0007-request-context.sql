-- What every call needs to know about store and caller, in the round trip that begins its transaction.
CREATE FUNCTION commerce.request_context(caller_subject text, caller_role text)
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
    CASE WHEN caller_role = 'user' THEN coalesce(customer.is_verified_online, false)
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
GRANT EXECUTE ON FUNCTION commerce.request_context TO aisle_app;
