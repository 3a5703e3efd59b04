-- Whoever proves the same e-mail address as somebody before is the same shopper to a coupon. The hash is that of one-time
-- codes, of the address in small letters.
ALTER TABLE commerce.coupon_redemptions ADD COLUMN recipient_hash text;
CREATE INDEX coupon_redemptions_recipient ON commerce.coupon_redemptions (tenant_id, coupon_id, recipient_hash);

DO $$
DECLARE
  tenant text;
BEGIN
  FOR tenant IN SELECT tenant_id FROM commerce.tenants LOOP
    PERFORM set_config('app.tenant_id', tenant, true);
    UPDATE commerce.coupon_redemptions r
    SET recipient_hash = rtrim(translate(encode(sha256(convert_to(lower(btrim(o.email)), 'UTF8')), 'base64'), '+/', '-_'), '=')
    FROM commerce.orders o
    WHERE r.tenant_id = tenant AND o.tenant_id = tenant AND o.order_id = r.order_id AND o.email <> 'closed-account@invalid';
  END LOOP;
END $$;
