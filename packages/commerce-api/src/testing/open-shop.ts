import { openTestApp } from '../server/testing.ts'
import { insertStore } from './checkout-store.builder.ts'
import { shopperOf } from './shopper.ts'

type App = Parameters<typeof openTestApp>[0]
type Store = Parameters<typeof insertStore>[1]

const NOW = new Date('2026-11-20T15:00:00Z')

/** A store on an API of its own and whoever shops there, until the tests of a file have ended. */
export async function openShop(app: App = {}, values?: Store) {
  const test = await openTestApp({ now: () => NOW, ...app })
  const store = await insertStore(test.query, values)
  return { test, store, aGuest: async (at = store) => shopperOf(test, at, await test.tokens.guest(at.tenant)) }
}
