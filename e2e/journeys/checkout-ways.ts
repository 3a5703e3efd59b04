/** The ways through checkout: who, how the goods are received, how they are paid, on which device. */
const whos = ['guest', 'customer'] as const
export const methods = ['pickup', 'delivery', 'scheduled'] as const
export const payments = ['card', 'gift cards and card', 'store'] as const
export const devices = ['phone', 'desktop'] as const

export type Way = {
  readonly who: (typeof whos)[number]
  readonly method: (typeof methods)[number]
  readonly payment: (typeof payments)[number]
  readonly device: (typeof devices)[number]
}

export const everyWay: readonly Way[] = whos.flatMap((who) =>
  methods.flatMap((method) =>
    payments.flatMap((payment) => devices.map((device): Way => ({ who, method, payment, device }))),
  ),
)

/** Fresh Fields Market takes payment at the store from everybody who comes there, and from nobody else. */
export const isRefused = ({ method, payment }: Way): boolean => payment === 'store' && method !== 'pickup'

/** How the order is paid in the end: what is refused goes on with a card. */
export const paidBy = (way: Way): Way['payment'] => (isRefused(way) ? 'card' : way.payment)

/** What every change goes through: with the journeys of a card (below), every pair of choices is tried. */
export const someWays: readonly Way[] = [
  { who: 'guest', method: 'pickup', payment: 'store', device: 'phone' },
  { who: 'customer', method: 'pickup', payment: 'gift cards and card', device: 'desktop' },
  { who: 'guest', method: 'delivery', payment: 'gift cards and card', device: 'phone' },
  { who: 'customer', method: 'delivery', payment: 'store', device: 'desktop' },
  { who: 'customer', method: 'scheduled', payment: 'gift cards and card', device: 'phone' },
  { who: 'guest', method: 'scheduled', payment: 'store', device: 'desktop' },
]

/** `guest-buys` and `customer-buys` go these at both widths. */
export const waysOfOtherJourneys: readonly Way[] = whos.flatMap((who) =>
  devices.map((device): Way => ({ who, method: 'pickup', payment: 'card', device })),
)
