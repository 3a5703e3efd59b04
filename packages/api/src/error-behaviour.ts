/**
 * What was being done when the store refused: something put into the cart, a line changed on the cart's page, another
 * choice made there, a slot or an order asked for at checkout, a coupon given, an order changed afterwards.
 */
export type ErrorOrigin =
  | 'add'
  | 'line'
  | 'cart'
  | 'slot'
  | 'placing'
  | 'coupon'
  | 'order-edit'
  | 'order-update'
  | 'order-slot'
  | 'invoice'
  | 'return'

/** The part of the checkout in which a refused order can be mended; `cart` is the cart's page. */
export type MendingStep = 'contact' | 'details' | 'slot' | 'payment' | 'cart' | 'review'

/**
 * What the shopper sees of a refusal. The text is the server's unless one is given.
 * - `clear-cart`: the cart is forgotten; danger alert in the cart's slot, toast on phones
 * - `go-to-cart`: the held slots are reset and the cart's page says why, counting down `seconds`; toast on phones
 * - `reload-cart`: the cart is read again, nothing is said
 * - `alert`: danger alert in the cart's slot, toast on phones
 * - `line`: danger alert in the line that was changed; `silent`: no more than that even where there is no line
 * - `banner`: `Error!` and the text, as a toast on phones
 * - `mend`: the step of the checkout opens, or the cart's page, with the text in it
 * - `ask-again`: the outcome is not known; the same order may be sent again
 * - `thrown`: the caller says it
 */
export type ErrorBehaviour =
  | { readonly kind: 'clear-cart' | 'reload-cart' | 'alert' | 'line' | 'silent' | 'ask-again' | 'thrown' }
  | { readonly kind: 'information' | 'change-location' | 'verify-age' | 'sign-in' }
  | { readonly kind: 'go-to-cart'; readonly seconds: number }
  | { readonly kind: 'toast'; readonly milliseconds: number }
  | { readonly kind: 'banner'; readonly text?: string }
  | { readonly kind: 'mend'; readonly step: MendingStep }

type Row = Readonly<Partial<Record<ErrorOrigin | 'any', ErrorBehaviour>>>

const mend = (step: MendingStep): ErrorBehaviour => ({ kind: 'mend', step })
/** Where the order is asked for; elsewhere it is like any other refusal. */
const mendedIn = (step: MendingStep): Row => ({ placing: mend(step) })

/** At checkout another slot is chosen in its step (ADR 23); for an order that was placed, on its own page. */
const goToCart: ErrorBehaviour = { kind: 'go-to-cart', seconds: 10 }
const slotGone: Row = { add: goToCart, line: goToCart, cart: goToCart, coupon: goToCart, ...mendedIn('slot') }
const ageNeeded: Row = { add: { kind: 'verify-age' }, line: { kind: 'verify-age' }, placing: { kind: 'verify-age' } }

const byCode: Readonly<Record<string, Row>> = {
  CRT_0002: { any: { kind: 'clear-cart' } },
  CRT_0014: slotGone,
  CRT_0018: slotGone,
  CRT_0108: { line: { kind: 'reload-cart' }, cart: { kind: 'reload-cart' } },
  CRT_0114: {
    line: { kind: 'silent' },
    cart: { kind: 'silent' },
    add: { kind: 'information' },
    'order-edit': { kind: 'thrown' },
  },
  CRT_400: { line: { kind: 'silent' }, cart: { kind: 'silent' }, add: { kind: 'change-location' } },
  CRT_BEING_ORDERED: { placing: { kind: 'ask-again' } },
  AGE_VERIFICATION_NEEDED: ageNeeded,
  CRT_GUEST_CHECKOUT_OFF: { add: { kind: 'sign-in' }, line: { kind: 'sign-in' } },
  CRT_COUPON_MULTIPLE: { coupon: { kind: 'toast', milliseconds: 5000 } },

  CUSTOMER_NEEDED: mendedIn('contact'),
  ORD_GUEST_CHECKOUT_OFF: mendedIn('contact'),
  ORD_CONTACT_NEEDED: mendedIn('contact'),
  ORD_CONTACT_NOT_VERIFIED: mendedIn('contact'),
  ORD_ADDRESS_NEEDED: mendedIn('details'),
  ORD_ADDRESS_INCOMPLETE: mendedIn('details'),
  ORD_ADDRESS_OUT_OF_AREA: mendedIn('details'),
  ORD_PICKUP_PERSON_NEEDED: mendedIn('details'),
  ORD_PICKUP_PERSON_INCOMPLETE: mendedIn('details'),
  CRT_SHIP_TO_STORE: mendedIn('details'),
  CRT_NOT_BROUGHT: mendedIn('details'),
  ORD_FULFILLMENT_MISSING: mendedIn('details'),
  CRT_ADDRESS: mendedIn('details'),
  CRT_RATE: mendedIn('details'),
  ORD_PAYMENT_NEEDED: mendedIn('payment'),
  ORD_PAYMENT_DECLINED: mendedIn('payment'),
  ORD_NO_PAYMENT_GATEWAY: mendedIn('payment'),
  ORD_GIFT_CARD_GONE: mendedIn('payment'),
  CRT_GIFT_CARD: mendedIn('payment'),
  CRT_PAYMENT_METHOD: mendedIn('payment'),
  CRT_PAY_AT_STORE: mendedIn('payment'),
  ORD_CART_EMPTY: mendedIn('cart'),
  ORD_OUT_OF_STOCK: mendedIn('cart'),
  ORD_QUANTITY: mendedIn('cart'),
  ORD_BELOW_MINIMUM: mendedIn('cart'),
  ORD_FULFILLMENT_NOT_OFFERED: mendedIn('cart'),
  ORD_COUPON_GONE: mendedIn('cart'),
  ORD_LOYALTY_GONE: mendedIn('cart'),
  ORD_TOTAL_CHANGED: mendedIn('review'),
  ORD_ACKNOWLEDGE_NEEDED: mendedIn('review'),
  ORD_PAYMENT_UNKNOWN: { placing: { kind: 'ask-again' } },
  STORE_MAINTENANCE: mendedIn('review'),
}

const otherwise: Readonly<Record<ErrorOrigin, ErrorBehaviour>> = {
  add: { kind: 'information' },
  line: { kind: 'line' },
  cart: { kind: 'alert' },
  slot: mend('slot'),
  placing: mend('review'),
  coupon: { kind: 'alert' },
  'order-edit': { kind: 'information' },
  'order-update': { kind: 'banner' },
  'order-slot': { kind: 'banner' },
  invoice: { kind: 'banner', text: 'Error! Sorry! PDF is not available.' },
  return: { kind: 'banner' },
}

/** What a refusal means, by its code and by what was being done (spec 2 §8, decision 31). No code: nobody answered. */
export const errorBehaviour = (code: string | undefined, origin: ErrorOrigin): ErrorBehaviour => {
  const row = code === undefined ? undefined : byCode[code]
  return row?.[origin] ?? row?.any ?? otherwise[origin]
}

/** The step of the checkout in which a refused order can be mended. */
export function mendingStep(code: string | undefined): MendingStep {
  const behaviour = errorBehaviour(code, 'placing')
  return behaviour.kind === 'mend' ? behaviour.step : 'review'
}
