-- A line that became one of another variant or amount can be made again what it was.
ALTER TABLE commerce.cart_snapshots DROP CONSTRAINT cart_snapshots_reason_check;
ALTER TABLE commerce.cart_snapshots
  ADD CONSTRAINT cart_snapshots_reason_check CHECK (reason IN ('removed', 'changed', 'emptied', 'moved'));
