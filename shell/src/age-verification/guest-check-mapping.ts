import { mapAgeVerification } from '@aisle/api/age-verification'
import { ApiError } from '@aisle/api/client'
import type { Platform } from '@aisle/platform'
import type { KeptAge } from './kept-age.ts'

type Guest = { current(): Promise<string | undefined> }
type Parts = { readonly platform: Pick<Platform, 'api' | 'session'>; readonly kept: KeptAge }

/**
 * Gives a guest's check to the customer who signed in (spec 1 §4): once, proven by the guest's token. Somebody without
 * a customer record gets it with the record, or the one that they made themselves since.
 */
export function createGuestCheckMapping({ platform: { api, session }, kept }: Parts) {
  let proof: string | undefined

  const map = async (sessionId: string, place: KeptAge['success'] = kept.success) => {
    const headers = { AVSessionID: sessionId, ...(proof ? { 'X-Guest-Token': proof } : {}) }
    try {
      await api.call(mapAgeVerification, { body: { sessionId } }, { headers })
      place.remove()
    } catch (error) {
      // Somebody who is no customer yet may become one on this page.
      if (error instanceof ApiError && error.status >= 400 && error.status !== 403) place.remove()
    }
  }

  session.store.subscribe(({ status, customerId, isAgeVerified }, before) => {
    const becameCustomer = status === 'signed-in' && before.customerId === null && typeof customerId === 'string'
    if (!becameCustomer || isAgeVerified) return
    const own = kept.withoutRecord.read()
    const ofGuest = proof === undefined ? undefined : kept.success.read()
    const sessionId = own ?? ofGuest
    if (sessionId === undefined) return
    // A record that cannot be read now is read at the next return to the tab.
    void map(sessionId, own === undefined ? kept.success : kept.withoutRecord).then(() =>
      session.refreshCustomer().catch(() => {}),
    )
  })

  return async function mapGuestCheck(guest: Guest): Promise<void> {
    const sessionId = kept.success.read()
    if (sessionId === undefined) return
    // Without a proof the API decides, and may refuse.
    proof = await guest.current().catch(() => undefined)
    await map(sessionId)
  }
}
