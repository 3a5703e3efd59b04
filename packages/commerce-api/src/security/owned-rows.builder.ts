import { randomUUID } from 'node:crypto'
import { newGuestSubject, type TestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProduct } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

/** Stands in every private row, so that a leak is seen wherever it comes out. */
export const CANARY = 'Canary'

type Options = Parameters<typeof insertProduct>[3] & { readonly tenant?: string }

/** One customer and one guest of a new tenant, `fresh`, with a row of every private kind. */
export async function insertOwnedRows(test: TestApp, { tenant = 'fresh', ...options }: Options = {}) {
  const store = await seedTestStore(test, tenant)
  const { productId } = await insertProduct(test, tenant, { title: 'Ordinary Milk', salePriceCents: 299 }, options)
  const id = {
    address: randomUUID(),
    paymentMethod: randomUUID(),
    wishlist: randomUUID(),
    notification: randomUUID(),
    review: randomUUID(),
    cart: randomUUID(),
    line: randomUUID(),
    guestCart: randomUUID(),
    guestLine: randomUUID(),
    snapshot: randomUUID(),
    saved: randomUUID(),
    guestSaved: randomUUID(),
    guestSnapshot: randomUUID(),
    slot: randomUUID(),
    booking: randomUUID(),
    guestBooking: randomUUID(),
    order: randomUUID(),
    orderLine: randomUUID(),
    orderedCart: randomUUID(),
    giftCard: randomUUID(),
    subscription: randomUUID(),
    coupon: randomUUID(),
    session: randomUUID(),
    guestSession: randomUUID(),
    guestCustomer: randomUUID(),
    return: randomUUID(),
  }
  const owner = await insertCustomer(test, tenant, {
    firstName: CANARY,
    lastName: CANARY,
    email: 'canary@example.com',
    addresses: [{ addressId: id.address, type: 0, line1: `1 ${CANARY} St`, city: CANARY, state: 'NY', zip: '10001' }],
    paymentMethods: [
      {
        paymentMethodId: id.paymentMethod,
        provider: 'DATACAP',
        token: `tok_${CANARY}`,
        brand: 'visa',
        last4: '9876',
        expiryMonth: 1,
        expiryYear: 2030,
      },
    ],
    wishlists: [{ wishlistId: id.wishlist, name: CANARY, productIds: [productId] }],
    favoriteProductIds: [productId],
    notifications: [{ notificationId: id.notification, title: CANARY, body: CANARY, createdAt: new Date() }],
  })
  const guestSubject = newGuestSubject()
  const cartNumber = 'customercartnumber0123456789'
  const guestCartNumber = 'guestcartnumber0123456789abc'
  const values = {
    ...id,
    ...store,
    tenant,
    productId,
    customerId: owner.customerId,
    subject: owner.subject,
    guestSubject,
    cartNumber,
    guestCartNumber,
  }
  await insertRest(test, values)
  if (options.isSearchable !== false) await insertNewer(test, values)
  return { ...values, ownerToken: owner.token, guestToken: await test.tokens.guest(tenant, guestSubject) }
}

export type OwnedRows = Awaited<ReturnType<typeof insertOwnedRows>>
type Values = Omit<OwnedRows, 'ownerToken' | 'guestToken'>

async function insertRest({ query }: TestApp, v: Values) {
  await query(`
    INSERT INTO commerce.reviews (tenant_id, review_id, product_id, customer_id, author_name, rating)
      VALUES ('${v.tenant}', '${v.review}', '${v.productId}', '${v.customerId}', 'Someone', 5);
    INSERT INTO commerce.guest_customers (tenant_id, guest_customer_id, subject, first_name, last_name, email, verified_at)
      VALUES ('${v.tenant}', '${v.guestCustomer}', '${v.guestSubject}', '${CANARY}', '${CANARY}', 'canary@example.com', now());
    INSERT INTO commerce.carts (tenant_id, cart_id, cart_number, subject, customer_id, location_id, state) VALUES
      ('${v.tenant}', '${v.cart}', '${v.cartNumber}', '${v.subject}', '${v.customerId}', '${v.downtown}', 'open'),
      ('${v.tenant}', '${v.guestCart}', '${v.guestCartNumber}', '${v.guestSubject}', NULL, '${v.downtown}', 'open'),
      ('${v.tenant}', '${v.orderedCart}', 'orderedcartnumber0123456789', '${v.subject}', '${v.customerId}', '${v.downtown}', 'ordered');
    INSERT INTO commerce.cart_lines (tenant_id, line_id, cart_id, product_id, fulfillment_method_id, qty, instruction) VALUES
      ('${v.tenant}', '${v.line}', '${v.cart}', '${v.productId}', '${v.pickup}', 2, '${CANARY}'),
      ('${v.tenant}', '${v.guestLine}', '${v.guestCart}', '${v.productId}', '${v.pickup}', 2, '${CANARY}');
    INSERT INTO commerce.slots (tenant_id, slot_id, location_id, fulfillment_method_id, booking_date, local_start, local_end,
      starts_at, ends_at, cutoff_at, capacity, places_left)
      VALUES ('${v.tenant}', '${v.slot}', '${v.downtown}', '${v.pickup}', current_date + 1, '03:00', '04:00',
        now() + interval '1 day', now() + interval '25 hours', now() + interval '20 hours', 9, 7);
    INSERT INTO commerce.slot_bookings (tenant_id, slot_booking_id, slot_id, subject, kind, cart_id, expires_at) VALUES
      ('${v.tenant}', '${v.booking}', '${v.slot}', '${v.subject}', 'pickup', '${v.cart}', now() + interval '1 hour'),
      ('${v.tenant}', '${v.guestBooking}', '${v.slot}', '${v.guestSubject}', 'pickup', '${v.guestCart}', now() + interval '1 hour');
    INSERT INTO commerce.orders (tenant_id, order_id, order_number, cart_id, subject, customer_id, location_id, first_name,
      last_name, email, subtotal_cents, total_cents, totals, placed_at)
      VALUES ('${v.tenant}', '${v.order}', '100042', '${v.orderedCart}', '${v.subject}', '${v.customerId}', '${v.downtown}',
        '${CANARY}', '${CANARY}', 'canary@example.com', 798, 798,
        '{"subTotal":7.98,"discountAmount":0,"taxes":[],"taxAmount":0,"tipAmount":0,"shippingRate":0,"additionalCharges":[],"finalPayAmount":7.98}', now());
    INSERT INTO commerce.order_lines (tenant_id, order_line_id, order_id, product_id, fulfillment_method_id, title, seo_name, qty,
      price_cents, total_cents)
      VALUES ('${v.tenant}', '${v.orderLine}', '${v.order}', '${v.productId}', '${v.pickup}', 'Ordinary Milk', 'ordinary-milk', 2, 399, 798);
    INSERT INTO commerce.order_fulfillments (tenant_id, order_id, fulfillment_method_id, code_name, name, slot_id)
      VALUES ('${v.tenant}', '${v.order}', '${v.pickup}', 'sp', 'Store Pickup', '${v.slot}');
    INSERT INTO commerce.returns (tenant_id, return_id, order_id, order_line_id, qty, reason, comment)
      VALUES ('${v.tenant}', '${v.return}', '${v.order}', '${v.orderLine}', 1, 'damaged', '${CANARY}');
    INSERT INTO commerce.gift_cards (tenant_id, gift_card_id, number, family, status, initial_cents, balance_cents,
      owner_customer_id, purchaser_customer_id, recipient_name, recipient_email)
      VALUES ('${v.tenant}', '${v.giftCard}', '9000111122223333', 1, 1, 5000, 5000, '${v.customerId}', '${v.customerId}', '${CANARY}', 'canary@example.com');
    INSERT INTO commerce.auto_ship_orders (tenant_id, subscription_id, customer_id, product_id, location_id, fulfillment_method_id,
      qty, frequency, next_date, address_id, payment_method_id)
      VALUES ('${v.tenant}', '${v.subscription}', '${v.customerId}', '${v.productId}', '${v.downtown}', '${v.delivery}', 1, 'monthly',
        current_date + 7, '${v.address}', '${v.paymentMethod}');
    INSERT INTO commerce.coupons (tenant_id, coupon_id, customer_id, title, kind, value)
      VALUES ('${v.tenant}', '${v.coupon}', '${v.customerId}', '${CANARY}', 'amount', 100);
    INSERT INTO commerce.push_tokens (tenant_id, token_hash, token, customer_id)
      VALUES ('${v.tenant}', '${CANARY}-hash', '{"endpoint":"https://push.example/${CANARY}"}', '${v.customerId}');
    INSERT INTO commerce.age_sessions (tenant_id, session_id, subject, prefill, provider_reference, expires_at) VALUES
      ('${v.tenant}', '${v.session}', '${v.subject}', '{"firstName":"${CANARY}"}', 'canary-check', now() + interval '1 hour'),
      ('${v.tenant}', '${v.guestSession}', '${v.guestSubject}', '{"firstName":"${CANARY}"}', 'guest-canary-check', now() + interval '1 hour');
  `)
}

/** What databases of older versions have no tables for. */
async function insertNewer({ query }: TestApp, v: Values) {
  const contents = (lineId: string) =>
    JSON.stringify({
      cart: {
        locationId: v.downtown,
        zipCode: '10001',
        shipToStoreLocationId: null,
        tipCents: 0,
        loyaltyCents: 0,
        shippingRateId: null,
        paymentMethodId: null,
        isPayAtStore: false,
      },
      lines: [
        {
          lineId,
          productId: v.productId,
          fulfillmentMethodId: v.pickup,
          qty: 1,
          orderType: 0,
          giftCardCents: null,
          frequency: null,
          instruction: CANARY,
          allowSubstitute: false,
          substituteProductId: null,
          addedAt: '2026-11-20T15:00:00.000Z',
        },
      ],
      fulfillments: [],
      couponIds: [],
      giftCards: [],
    })
  await query(`
    INSERT INTO commerce.cart_snapshots (tenant_id, snapshot_id, cart_id, reason, contents) VALUES
      ('${v.tenant}', '${v.snapshot}', '${v.cart}', 'removed', '${contents(randomUUID())}'),
      ('${v.tenant}', '${v.guestSnapshot}', '${v.guestCart}', 'removed', '${contents(randomUUID())}');
    INSERT INTO commerce.saved_lines (tenant_id, saved_id, subject, product_id, qty, instruction) VALUES
      ('${v.tenant}', '${v.saved}', '${v.subject}', '${v.productId}', 1, '${CANARY}'),
      ('${v.tenant}', '${v.guestSaved}', '${v.guestSubject}', '${v.productId}', 1, '${CANARY}')`)
}
