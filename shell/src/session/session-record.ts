import { isNumber, isPerhaps, isShape, isText, type KeptToken } from '@aisle/platform/host'
import type { Profile } from '@aisle/platform'

/** A signed-in shopper's tokens, as this tab keeps them in its session storage. */
export type SessionRecord = KeptToken & {
  readonly refreshToken?: string | undefined
  readonly idToken?: string | undefined
  /** What the provider granted, which may be less than was asked for. */
  readonly scope?: string | undefined
  readonly profile: Profile
}

export const isSessionRecord = isShape<SessionRecord>({
  accessToken: isText,
  expiresAt: isNumber,
  refreshToken: isPerhaps(isText),
  idToken: isPerhaps(isText),
  scope: isPerhaps(isText),
  profile: isShape<Profile>({ subject: isText, email: isText, firstName: isText }),
})
