import { runStore } from '../store/start-store.ts'
import { makeCheckout } from './own-checkout.ts'

/** `npm run dev -- mf-giftcards` in a checkout of its own: shell and that remote from source, the rest as published. */
export default async function startDevStore() {
  const checkout = await makeCheckout()
  const stop = await runStore(checkout.root, ['dev', 'mf-giftcards']).catch(async (error: unknown) => {
    await checkout.remove()
    throw error
  })
  process.env['DEV_CHECKOUT'] = checkout.root
  return async () => {
    await stop()
    await checkout.remove()
  }
}
