/** What shoppers are told of a cart that moved or came along at sign-in. */
export const cartNoticeMessages = {
  moved: {
    unavailable: 'Your new store does not have these. They were taken out of your cart:',
    limit: 'Your new store has fewer of these for you:',
    price: 'These have another price now:',
  },
  merged: {
    unavailable: 'Your store cannot hand these over now. They stay in your cart until you change or remove them:',
    limit: 'There are not as many of these as both of your carts asked for:',
    receiver:
      'Addresses, pickup details and gift cards that were given here before you signed in were not taken along. Please choose your own at checkout.',
    coupon: (title: string, reason: string) => `The coupon “${title}” was not taken along. ${reason}`,
    abandoned:
      'The cart that was filled here before you signed in has been given up, because nobody had changed it for so long.',
    otherOwner:
      'The cart that was filled here before you signed in belongs to another e-mail address. It was not taken over.',
  },
  address: (method: string) => `The address that you gave for ${method}.`,
  pickup: (method: string) => `Who comes for your order with ${method}.`,
  slot: 'The time that is held for you. Please choose another one at checkout.',
  substitution: 'The substitutes that you chose: shipped orders are not substituted.',
  coupon: (title: string) => `The coupon “${title}” takes nothing off there.`,
  tip: 'Your tip, which is not taken there.',
  payAtStore: 'Paying at the store, which is not offered there.',
} as const
