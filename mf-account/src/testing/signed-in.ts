import { id, refusal } from '@aisle/platform/testing'
import { surface } from '../surface.ts'

const neighbours = {
  remote: 'mf-neighbours',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home' },
    product: { path: '/detail/:seoName', title: 'Product', linkName: 'product' },
    orders: { path: '/orders', title: 'Orders', linkName: 'orders' },
    order: { path: '/order/:orderId', title: 'Order', linkName: 'order' },
  },
} as const

/** The pages that these ones lead to. */
export const surfaces = [surface, neighbours]

export const signedIn = { surfaces, session: { status: 'signed-in', customerId: id(5) } } as const

/** A failure that is over when one asks again; the client does not by itself. */
export const busy = () => refusal('BUSY', 'The store is busy.', 429)
