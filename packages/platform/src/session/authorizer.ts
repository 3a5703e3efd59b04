import type { Authorizer } from '@aisle/api/client'

/** Where a shopper's token comes from: the guest's or the signed-in user's. */
export interface TokenSource {
  /** The token to send; `undefined` where this source has none. */
  current(): Promise<string | undefined>
  /** A token other than the refused one; `undefined` where there is none to be had. */
  replace(refused: string): Promise<string | undefined>
}

export type AuthorizerOptions = {
  readonly user: TokenSource
  readonly guest: TokenSource
  /** A user's token was refused for good: the session is over. Called once per token. */
  readonly onSessionOver: () => void
  /** A guest's token was refused for good. */
  readonly onGuestRefused: () => void
}

/** Puts the shopper's token on every call: the user's when signed in, else the guest's (spec 1 §4, sign-in). */
export function createAuthorizer({ user, guest, onSessionOver, onGuestRefused }: AuthorizerOptions): Authorizer {
  /** Which token came from where, for as long as it is in use. */
  const origins = new Map<string, TokenSource>()
  const given = new Set<string>()

  const giveUp = (token: string, source: TokenSource) => {
    if (given.has(token)) return
    given.add(token)
    if (source === user) onSessionOver()
    else onGuestRefused()
  }

  return {
    async headers(signal): Promise<Record<string, string>> {
      const users = await abortable(user.current(), signal)
      const token = users ?? (await abortable(guest.current(), signal))
      if (token === undefined) return {}
      origins.set(token, users === undefined ? guest : user)
      return { authorization: `Bearer ${token}` }
    },

    async renew(signal, refused) {
      const token = refused.authorization?.slice('Bearer '.length)
      const source = token === undefined ? undefined : origins.get(token)
      if (token === undefined || source === undefined) return false
      const replaced = await abortable(source.replace(token), signal)
      if (replaced === undefined) giveUp(token, source)
      return replaced !== undefined
    },

    refused(headers) {
      const token = headers.authorization?.slice('Bearer '.length)
      const source = token === undefined ? undefined : origins.get(token)
      if (token !== undefined && source) giveUp(token, source)
    },
  }
}

/** A shared renewal goes on for the others when one call is given up. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
