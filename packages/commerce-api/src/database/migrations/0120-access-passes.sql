-- A right access code belongs to the browser that gave it, not to the guest who typed it: it outlives signing in and
-- out, when the subject changes (T13). The browser holds a secret; this holds its hash, for 3 days.
CREATE TABLE commerce.mode_passes (
  tenant_id text NOT NULL REFERENCES commerce.tenants ON DELETE CASCADE,
  pass_hash text NOT NULL,
  mode integer NOT NULL,
  access_code_hash text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, pass_hash)
);
SELECT commerce.protect('commerce.mode_passes');
CREATE INDEX mode_passes_age ON commerce.mode_passes (tenant_id, granted_at);

CREATE FUNCTION commerce.has_pass(given_hash text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM commerce.mode_passes pass
    JOIN commerce.tenant_configurations configuration ON configuration.tenant_id = pass.tenant_id
    WHERE pass.tenant_id = current_setting('app.tenant_id', true) AND pass.pass_hash = given_hash
      AND pass.mode = configuration.mode AND pass.access_code_hash = configuration.access_code_hash
      AND pass.granted_at > now() - interval '3 days'
  )
$$;
GRANT EXECUTE ON FUNCTION commerce.has_pass TO aisle_app;

-- Another mode asks anew, also when it is the one that was before.
CREATE FUNCTION commerce.forget_mode_accesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM commerce.mode_accesses WHERE tenant_id = NEW.tenant_id;
  DELETE FROM commerce.mode_passes WHERE tenant_id = NEW.tenant_id;
  RETURN NULL;
END $$;
CREATE TRIGGER mode_changed AFTER UPDATE OF mode ON commerce.tenant_configurations
  FOR EACH ROW WHEN (OLD.mode IS DISTINCT FROM NEW.mode) EXECUTE FUNCTION commerce.forget_mode_accesses();
