-- What is kept of a subject, not of a customer, is not kept of a closed account either, also from a call that was under
-- way. Whoever closes an account has locked its record: who waits for that sees whether it is closed.
CREATE FUNCTION commerce.refuse_closed_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM commerce.customers WHERE tenant_id = NEW.tenant_id AND subject = NEW.subject FOR KEY SHARE;
  PERFORM FROM commerce.closed_subjects
    WHERE tenant_id = NEW.tenant_id AND subject_hash = encode(sha256(convert_to(NEW.subject, 'UTF8')), 'hex');
  IF FOUND THEN
    RAISE EXCEPTION 'this account is closed' USING ERRCODE = 'AC001';
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['age_sessions', 'mode_accesses', 'otp_codes', 'store_feedback'] LOOP
    EXECUTE format(
      'CREATE TRIGGER closed_subject AFTER INSERT ON commerce.%I FOR EACH ROW'
      ' WHEN (NEW.subject NOT LIKE ''anon:%%'') EXECUTE FUNCTION commerce.refuse_closed_subject()', name);
  END LOOP;
END $$;

-- Nor does it get another record: by signing up again, or by a record that the store has kept.
CREATE TRIGGER closed_subject AFTER INSERT OR UPDATE OF subject ON commerce.customers FOR EACH ROW
  EXECUTE FUNCTION commerce.refuse_closed_subject();
