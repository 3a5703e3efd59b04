-- A cart with two ways of picking up, or two of being brought something, needs a slot for each of them. The column is
-- empty on bookings from before and on those of past orders, which are not held.
ALTER TABLE commerce.slot_bookings ADD COLUMN fulfillment_method_id uuid;
UPDATE commerce.slot_bookings booking SET fulfillment_method_id = slot.fulfillment_method_id
  FROM commerce.slots slot
  WHERE slot.tenant_id = booking.tenant_id AND slot.slot_id = booking.slot_id AND booking.state = 'held';
DROP INDEX commerce.slot_bookings_one_held;
CREATE UNIQUE INDEX slot_bookings_one_held
  ON commerce.slot_bookings (tenant_id, subject, kind, fulfillment_method_id) NULLS NOT DISTINCT WHERE state = 'held';
