-- A review names an order of whoever wrote it, or none: what was said before of other orders is not known to be true.
UPDATE commerce.reviews review SET order_id = NULL
  WHERE order_id IS NOT NULL AND customer_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM commerce.orders o
      WHERE o.tenant_id = review.tenant_id AND o.order_id = review.order_id AND o.customer_id = review.customer_id);

-- No foreign key: an order goes on without its customer where that account is closed, and so does the review.
CREATE FUNCTION commerce.refuse_order_of_others() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM commerce.orders
    WHERE tenant_id = NEW.tenant_id AND order_id = NEW.order_id AND customer_id = NEW.customer_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this order is not of whoever wrote the review'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'reviews_own_order';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER own_order AFTER INSERT OR UPDATE OF order_id, customer_id ON commerce.reviews FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL AND NEW.customer_id IS NOT NULL) EXECUTE FUNCTION commerce.refuse_order_of_others();
