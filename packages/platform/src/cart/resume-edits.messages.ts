export const resumeMessages = {
  cartGone: 'This was meant for a cart that has been ordered or given up since:',
  price: 'This costs another price now than when you changed it:',
} as const
