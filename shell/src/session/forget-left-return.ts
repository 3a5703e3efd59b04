import type { Platform } from '@aisle/platform'
import { returnTo } from './return-to.ts'

/**
 * A page that was remembered for a sign-in that nobody is asked for any more is forgotten: a reload has taken the account
 * drawer away, and the next sign-in is meant for the page on which it is begun.
 */
export function forgetLeftReturn({ dialogs }: Pick<Platform, 'dialogs'>): void {
  const isAsked = dialogs.stack.getState().some(({ name }) => name === 'account-drawer')
  if (!isAsked && location.pathname !== '/callback') returnTo.remove()
}
