/** What customers are told when an order moves on; `#` stands for its number. */
export const orderNotices = {
  placed: { title: 'Order placed', text: 'We have received your order #. You can follow it here.' },
  preparing: { title: 'Order being prepared', text: 'We are putting your order # together.' },
  ready: { title: 'Your order is ready', text: 'Your order # waits for you at the store.' },
  'on-the-way': { title: 'Your order is on the way', text: 'Your order # has left the store.' },
  completed: { title: 'Order completed', text: 'Your order # is complete. Thank you for shopping with us.' },
  changed: { title: 'Order updated', text: 'We have taken something out of your order # and give you the money back.' },
  canceled: { title: 'Order canceled', text: 'We have canceled your order #.' },
} as const

export type OrderNotice = keyof typeof orderNotices
