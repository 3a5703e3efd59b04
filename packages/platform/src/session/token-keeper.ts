import { type Check, isAnything, isPerhaps, isShape, isText } from '../shapes/shape.ts'
import type { StoredValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'

export type KeptToken = {
  readonly accessToken: string
  /** Milliseconds since 1970 by this browser's clock. */
  readonly expiresAt: number
}

export type TokenKeeperOptions<T extends KeptToken> = {
  /** Names the lock and the topic between tabs. */
  readonly name: string
  readonly check: Check<T>
  readonly stored: StoredValue<T>
  readonly channel: TabChannel
  /** Fetches a new token. `undefined`: there is none to be had. */
  readonly renew: (known: T | undefined) => Promise<T | undefined>
  readonly withLock: <R>(name: string, work: () => Promise<R>) => Promise<R>
  readonly now?: () => number
  /** Another tab has a new token, or none any more. */
  readonly onForeignChange?: (token: T | undefined) => void
}

export type TokenKeeper<T extends KeptToken> = ReturnType<typeof createTokenKeeper<T>>

const isQuestion = isShape<{ readonly refused?: string | undefined }>({ refused: isPerhaps(isText) })

/** Milliseconds that another tab has to answer with a token it already renewed; without one this tab renews itself. */
const ANSWER_TIME = 150
/** The same for a tab that knows of a sign-in it has no part in: giving up would ask the shopper to sign in again. */
const BORROWING_TIME = 1_500
/** Milliseconds before its end at which a token is renewed, so that none expires on the way. */
const EARLY = 20_000

/**
 * Keeps one token per browser: calls that come together share one renewal, tabs take turns by lock and take over what
 * another one has renewed (F15, F16). Tokens travel between tabs of one origin and never into `localStorage` (T38).
 */
export function createTokenKeeper<T extends KeptToken>(options: TokenKeeperOptions<T>) {
  const { name, check, stored, channel, renew, withLock, now = Date.now } = options
  let renewing: Promise<T | undefined> | undefined
  let onAnswer: (() => void) | undefined

  const isFresh = (token: T | undefined, refused?: string): token is T =>
    token !== undefined && token.accessToken !== refused && token.expiresAt - EARLY > now()

  channel.on(`${name}.token`, check, (token) => {
    const known = stored.read()
    // What was asked for is taken whatever its end: the clock may have been set back since the known one (F21).
    if (!onAnswer && known && known.expiresAt > token.expiresAt) return
    stored.write(token)
    onAnswer?.()
    options.onForeignChange?.(token)
  })
  channel.on(`${name}.asked`, isQuestion, ({ refused }) => {
    const known = stored.read()
    if (isFresh(known, refused)) channel.post(`${name}.token`, known)
  })
  channel.on(`${name}.gone`, isAnything, () => {
    stored.remove()
    options.onForeignChange?.(undefined)
  })

  const askTabs = (refused: string | undefined, patience = ANSWER_TIME) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience)
      onAnswer = () => {
        clearTimeout(timer)
        resolve()
      }
      channel.post(`${name}.asked`, { refused })
    })

  const renewOnce = (refused: string | undefined) =>
    withLock(`aisle:${name}`, async () => {
      const before = stored.read()
      if (isFresh(before, refused)) return before
      await askTabs(refused)
      const known = stored.read()
      if (isFresh(known, refused)) return known
      const token = await renew(known)
      if (token) {
        stored.write(token)
        channel.post(`${name}.token`, token)
      }
      return token
    })

  const share = (refused: string | undefined) =>
    (renewing ??= renewOnce(refused).finally(() => {
      renewing = undefined
      onAnswer = undefined
    }))

  return {
    /** The token to send, renewed first where it is about to end. */
    async current(): Promise<T | undefined> {
      const known = stored.read()
      return isFresh(known) ? known : await share(undefined)
    },
    /** A token other than the refused one. */
    async replace(refused: string): Promise<T | undefined> {
      const known = stored.read()
      return isFresh(known, refused) ? known : await share(refused)
    },
    peek: () => stored.read(),
    /** Asks the other tabs once, without renewing. */
    async borrow(): Promise<T | undefined> {
      if (!stored.read()) await askTabs(undefined, BORROWING_TIME)
      return stored.read()
    },
    put(token: T) {
      stored.write(token)
      channel.post(`${name}.token`, token)
    },
    /** Forgets the token, in this tab or in all of them. */
    forget({ everywhere = false } = {}) {
      stored.remove()
      if (everywhere) channel.post(`${name}.gone`, {})
    },
  }
}
