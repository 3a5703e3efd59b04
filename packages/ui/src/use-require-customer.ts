import { openDialog, session, type SessionState, toast, usePlatform } from '@aisle/platform'
import { errorText } from './error-text.rules.ts'

/**
 * Makes sure that a customer acts: a guest is shown the sign-in drawer, somebody without a customer record the sign-up
 * (spec 1 §4, favorites). Of a page that has just begun it waits to hear who it is; where that is not to be had, the
 * shopper is told. Answers whether to go on.
 */
export function useRequireCustomer(): () => Promise<boolean> {
  const { store } = usePlatform().session
  return async () => {
    if ((await known(store)) === 'guest') {
      await openDialog('account-drawer', {})
      return false
    }
    if (store.getState().customerId === undefined && !(await isAsked())) return false
    if (store.getState().customerId) return true
    return (await openDialog('sign-up', {})) === true
  }
}

/** Asks the store for the customer's record. */
const isAsked = (): Promise<boolean> =>
  session.refreshCustomer().then(
    () => true,
    (error: unknown) => {
      toast('error', errorText(error))
      return false
    },
  )

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
