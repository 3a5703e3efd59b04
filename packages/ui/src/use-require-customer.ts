import { openDialog, session, usePlatform } from '@aisle/platform'

/**
 * Makes sure that a customer acts: a guest is shown the sign-in drawer, somebody without a customer record the sign-up
 * (spec 1 §4, favorites). Answers whether to go on.
 */
export function useRequireCustomer(): () => Promise<boolean> {
  const { store } = usePlatform().session
  return async () => {
    if (store.getState().status !== 'signed-in') {
      await openDialog('account-drawer', {})
      return false
    }
    if (store.getState().customerId === undefined) await session.refreshCustomer()
    if (store.getState().customerId) return true
    return (await openDialog('sign-up', {})) === true
  }
}
