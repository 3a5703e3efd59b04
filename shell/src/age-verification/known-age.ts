import { ageVerificationStatus } from '@aisle/api/age-verification'
import { ApiError } from '@aisle/api/client'
import type { Platform } from '@aisle/platform'
import type { KeptAge } from './kept-age.ts'

const NEEDED = 'AGE_VERIFICATION_NEEDED'
/** Calls that show a shopper goods; the others answer the same before and after. */
const GOODS = /^\/v\d\/(PageTemplate|Product|Search|Category|Collection|Favorite|Discount|WishList|GiftCard|Cart)\b/i
const hasGoods = ({ queryKey: [, path] }: { readonly queryKey: readonly unknown[] }) => GOODS.test(String(path))

const REFUSED = [403, 404, 410]

type Parts = {
  readonly platform: Pick<Platform, 'age' | 'api' | 'session' | 'queryClient'>
  readonly kept: KeptAge
  /** Another tab of this browser came to know it. */
  readonly onVerifiedElsewhere: () => void
}

/**
 * Keeps the platform's `age` in step with what is known: of a guest what this browser keeps, of a customer what the API
 * says. What is kept is a hint, which the API confirms or takes back (T18, T29).
 */
export function createKnownAge({ platform, kept, onVerifiedElsewhere }: Parts) {
  const { age, api, session, queryClient } = platform

  /** Where this browser keeps the success of whoever shops; a customer's is in their record. */
  const place = () => {
    const { status, customerId } = session.store.getState()
    if (status === 'signed-in') return customerId === null ? kept.withoutRecord : undefined
    return status === 'guest' ? kept.success : undefined
  }
  const look = () => {
    const { status, isAgeVerified } = session.store.getState()
    return (status === 'signed-in' && isAgeVerified) || place()?.read() !== undefined
  }
  /** What was shown or hidden until now is asked for again. */
  const startOver = () => {
    queryClient.removeQueries({ type: 'inactive', predicate: hasGoods })
    void queryClient.invalidateQueries({ predicate: hasGoods })
  }
  const follow = () => {
    const isVerified = look()
    if (isVerified === age.store.getState().isVerified) return
    age.store.setState(isVerified ? { isVerified, hasFailed: false } : { isVerified })
    startOver()
  }

  const confirm = async () => {
    const known = place()
    if (!known) return await session.refreshCustomer()
    const sessionId = known.read()
    if (sessionId === undefined) return
    try {
      const { isVerified } = await api.call(ageVerificationStatus, { params: { sessionId } })
      if (!isVerified) known.remove()
    } catch (error) {
      // Out of reach says nothing: the API hides and refuses on its own.
      if (error instanceof ApiError && REFUSED.includes(error.status)) known.remove()
    }
    follow()
  }
  let confirming: Promise<void> | undefined
  // What could not be asked stays as it is known: the API hides and refuses on its own.
  const confirmOnce = () =>
    (confirming ??= confirm()
      .catch(() => {})
      .finally(() => {
        confirming = undefined
      }))

  age.store.setState({ isVerified: look() })
  if (age.store.getState().isVerified) void confirmOnce()
  session.store.subscribe(({ status }, before) => {
    // The next guest is another one.
    if (status === 'guest' && before.status === 'signed-in') {
      kept.success.remove()
      kept.withoutRecord.remove()
      kept.pending.remove()
    }
    follow()
  })
  queryClient.getQueryCache().subscribe(({ query }) => {
    const { error } = query.state
    if (error instanceof ApiError && error.code === NEEDED && age.store.getState().isVerified) void confirmOnce()
  })
  const followOthers = () => {
    const before = age.store.getState().isVerified
    follow()
    if (!before && age.store.getState().isVerified) onVerifiedElsewhere()
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || key === kept.success.key || key === kept.withoutRecord.key) followOthers()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOthers()
  })

  return {
    /** Asks the API whether what is known still holds. */
    confirm: confirmOnce,
    /** A check has succeeded in this tab: a customer's record is read again. */
    async verified(sessionId: string | undefined) {
      if (sessionId !== undefined) place()?.write(sessionId)
      if (session.store.getState().status !== 'signed-in') return follow()
      // What cannot be asked now is asked at the next return to the tab; the API shows its goods already.
      await session.refreshCustomer().catch(() => {})
      if (age.store.getState().isVerified) return
      age.store.setState({ isVerified: true, hasFailed: false })
      startOver()
    },
  }
}
