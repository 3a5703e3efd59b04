import { openDialog, session, type SessionState, usePlatform } from '@aisle/platform'

/**
 * Makes sure that a customer acts: a guest is shown the sign-in drawer, somebody without a customer record the sign-up
 * (spec 1 §4, favorites). Of a page that has just begun it waits to hear who it is. Answers whether to go on.
 */
export function useRequireCustomer(): () => Promise<boolean> {
  const { store } = usePlatform().session
  return async () => {
    if ((await known(store)) === 'guest') {
      await openDialog('account-drawer', {})
      return false
    }
    if (store.getState().customerId === undefined) await session.refreshCustomer()
    if (store.getState().customerId) return true
    return (await openDialog('sign-up', {})) === true
  }
}

type SessionStore = {
  getState(): SessionState
  subscribe(listener: (state: SessionState) => void): () => void
}

/** Who shops, once another tab or the provider has said so. */
const known = (store: SessionStore): Promise<SessionState['status']> =>
  new Promise((resolve) => {
    const { status } = store.getState()
    if (status !== 'starting') return resolve(status)
    const stop = store.subscribe((state) => {
      if (state.status === 'starting') return
      stop()
      resolve(state.status)
    })
  })
