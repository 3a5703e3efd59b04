import type { Browser } from '@playwright/test'
import { chooseStore } from '../../store/prepared-shopper.ts'
import { originOfShop, type Shop } from './shops.ts'

export type StorageState = Awaited<ReturnType<typeof prepareShopper>>

/** Somebody who has chosen a store, and nothing else. Cookies are the host's, whatever its port. */
export async function prepareShopper(browser: Browser, shop: Shop) {
  const context = await browser.newContext({ baseURL: originOfShop(shop) })
  try {
    await chooseStore(await context.newPage(), originOfShop(shop))
    const { cookies } = await context.storageState()
    return { cookies: cookies.filter(({ name }) => !name.startsWith('__Host-')), origins: [] }
  } finally {
    await context.close()
  }
}

export const cookieHeader = ({ cookies }: StorageState): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
