import { askForGuest } from '@aisle/api/client/guest-token'
import { GUEST_TOKEN_PATH, type GuestToken } from '@aisle/contract'
import { isFlag, isNumber, isOneOf, isShape, isText } from '../shapes/shape.ts'
import { createStoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { withTabLock } from '../tabs/web-lock.ts'
import type { TokenSource } from './authorizer.ts'
import { createTokenKeeper, type KeptToken } from './token-keeper.ts'

const isKept = isShape<KeptToken>({ accessToken: isText, expiresAt: isNumber })
const isAnswer = isShape<GuestToken>({ access_token: isText, token_type: isOneOf('Bearer'), expires_in: isNumber })
const RENEWAL_TIMEOUT = 15_000

export interface GuestTokens extends TokenSource {
  /** Whether a guest may have shopped in this browser since somebody signed in or out last, in whatever tab. */
  mayExist(): boolean
  /** The next token belongs to another guest: after signing in or out (T13). */
  startAnew(): void
  /** Forgets a token that the API refuses. */
  forget(): void
}

/** The token of a shopper without an account: this tab's session storage, one renewal at a time in the browser. */
export function createGuestTokens({
  tenant,
  channel,
  baseUrl,
}: {
  readonly tenant: string
  readonly channel: TabChannel
  readonly baseUrl: string
}): GuestTokens {
  const name = `${tenant}:guest`
  const anew = createStoredValue({
    key: `aisle:${tenant}:guest-ended`,
    version: 1,
    check: isFlag,
    area: () => localStorage,
  })
  const keeper = createTokenKeeper({
    name,
    check: isKept,
    stored: createStoredValue({ key: `aisle:${name}`, version: 1, check: isKept, area: () => sessionStorage }),
    channel,
    withLock: withTabLock,
    async renew() {
      const url = baseUrl + GUEST_TOKEN_PATH
      const signal = AbortSignal.timeout(RENEWAL_TIMEOUT)
      if (anew.read()) await askForGuest('DELETE', url, { signal })
      anew.remove()
      const token = await askForGuest('POST', url, { signal })
      if (!isAnswer(token)) throw new TypeError('There is no token.')
      return { accessToken: token.access_token, expiresAt: Date.now() + token.expires_in * 1000 }
    },
  })
  return {
    current: async () => (await keeper.current())?.accessToken,
    replace: async (refused) => (await keeper.replace(refused))?.accessToken,
    mayExist: () => !anew.read(),
    startAnew() {
      anew.write(true)
      keeper.forget({ everywhere: true })
    },
    forget: () => keeper.forget(),
  }
}
