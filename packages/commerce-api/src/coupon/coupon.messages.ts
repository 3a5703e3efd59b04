export const couponMessages = {
  applied: 'Yay! Coupon is applied',
  unknown: 'This coupon does not exist.',
  expired: 'This coupon has expired.',
  usedUp: 'This coupon has been used up.',
  alreadyUsed: 'You have used this coupon already.',
  noUse: 'This coupon takes nothing off your order.',
  onlyOne: 'Only one coupon can be used for an order.',
  tooSmall: (minimum: string) => `This coupon needs an order of at least ${minimum}.`,
} as const
