/** What keeps an order from being placed. Each says that nothing was charged where that is in doubt. */
export const orderMessages = {
  keyNeeded: 'This order came without a key that tells it from a second one. Nothing was charged.',
  keyReused: 'This key was used for another order. Nothing was charged.',
  empty: 'Your cart is empty.',
  signUpNeeded: 'Please sign up as a customer first.',
  guestCheckoutOff: 'Please sign in to place your order.',
  contactNeeded: 'Please tell us who you are.',
  contactNotVerified: 'Please confirm your e-mail address with the one-time code first.',
  ageNeeded: 'Your order has products for which your age must be verified first.',
  fulfillmentMissing: 'Please choose how you want to receive every part of your order.',
  notOffered: 'This store no longer offers one of the ways in which you want to receive your order.',
  addressNeeded: 'Please give the address that your order goes to.',
  addressIncomplete: 'This store asks for the full name and the phone number of whoever receives a delivery.',
  outOfArea: 'This store does not deliver to your address.',
  pickupPersonNeeded: 'Please tell us who picks the order up.',
  paymentNeeded: 'Please choose how you want to pay.',
  noGateway: 'This store takes no cards. Please choose another way to pay.',
  acknowledgeNeeded: 'Please accept the terms of your order first.',
  belowMinimum: (name: string, minimum: string) => `${name} needs an order of at least ${minimum}.`,
  totalChanged: (total: string) =>
    `The total of your order is now ${total}. Please look at it again. Nothing was charged.`,
  outOfStock: (title: string) => `${title} has just run out. Please look at your cart. Nothing was charged.`,
  quantity: (title: string) => `Your cart has more of ${title} than can be ordered. Nothing was charged.`,
  couponGone: 'Your coupon can no longer be used. Please look at your cart. Nothing was charged.',
  giftCardGone: 'A gift card no longer has enough money on it. Please look at your cart. Nothing was charged.',
  loyaltyGone: 'You no longer have that many loyalty dollars. Please look at your cart. Nothing was charged.',
  declined: 'Your card was declined. Nothing was charged and your cart is as it was. Please try another card.',
  declinedFor: {
    'billing-address':
      'Your bank knows another billing address for this card. Nothing was charged and your cart is as it was. Please look at the address, or try another card.',
  },
  paymentUnknown:
    'The payment service has not answered yet. Your order is kept and you will not be charged twice. Please try again in a moment.',
  notFound: 'This order does not exist.',
  cannotCancel: 'This order can no longer be canceled.',
} as const
