import type { IdentitySettings } from '@aisle/contract'
import { cart, openDialog, toast } from '@aisle/platform'
import { giveDeviceBack } from '../service-worker/give-device-back.ts'
import { forgetShopper } from './forget-shopper.ts'
import { createOidc, type SignIn } from './oidc.ts'
import { sessionMessages } from './session.messages.ts'
import type { SessionRecord } from './session-record.ts'
import { hasRoom } from './sign-in-state.ts'
import { signInNotKept } from './sign-in-not-kept.messages.ts'
import { signInUnreachable } from './sign-in-unreachable.messages.ts'

/** Milliseconds. */
const TOAST = 8000

/** The ways to the identity provider and back. Loaded only when somebody signs in, comes back, renews or signs out. */
export function createProvider(identity: IdentitySettings, tenant: string) {
  const { signInAddress, signOutAddress, completeSignIn, renew } = createOidc(identity, location.origin)

  /** Where the provider is not there the shopper is told what may remain, and can try again. */
  const leave = async (record: SessionRecord): Promise<void> => {
    const address = await signOutAddress(record).catch(() => undefined)
    if (address) location.assign(address)
    else if (await openDialog('confirm', sessionMessages.signedOutHere)) await leave(record)
  }

  return {
    renew,
    giveDeviceBack,
    /** Ends a sign-in on the callback's page; answers where to go. @throws Error for a callback that proves nothing */
    async completeSignIn(address: string, take: (record: SessionRecord) => void): Promise<string> {
      const { record, returnTo } = await completeSignIn(address)
      // The number of the guest's cart was forgotten on the way; the store knows the guest (F46).
      if (!hasRoom(() => localStorage)) await cart.refresh()
      if (!hasRoom(() => sessionStorage, JSON.stringify(record).length)) {
        toast('warning', signInNotKept, { milliseconds: TOAST })
      }
      take(record)
      return returnTo
    },
    /** Leaves for the provider; where it is not there the shopper is told, and stays. */
    async signIn(options: SignIn): Promise<void> {
      const address = await signInAddress(options).catch(() =>
        toast('error', navigator.cookieEnabled ? signInUnreachable : sessionMessages.blocked, { milliseconds: TOAST }),
      )
      if (address) location.assign(address)
    },
    /** Leaves to end the session at the provider too, with nothing of the shopper left behind. */
    async signOut(record: SessionRecord): Promise<void> {
      forgetShopper(tenant)
      await leave(record)
    },
  }
}
