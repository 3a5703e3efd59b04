import { accessTokenSeconds } from './api-resource.ts'

const minutes = 60
const days = 24 * 60 * minutes

/** Seconds. A refresh token keeps the end of the one it replaces, so 30 days are absolute. */
export const lifetimes = {
  AccessToken: () => accessTokenSeconds,
  AuthorizationCode: () => minutes,
  IdToken: () => 10 * minutes,
  Interaction: () => 60 * minutes,
  Session: () => 14 * days,
  Grant: () => 30 * days,
  RefreshToken: (context: RefreshContext) => context?.oidc?.entities?.RotatedRefreshToken?.remainingTTL ?? 30 * days,
}

type RefreshContext =
  | { oidc?: { entities?: { RotatedRefreshToken?: { remainingTTL: number } | undefined } | undefined } }
  | undefined

/** `__Host-` binds the session to this host; browsers take it over https only, and only with Path=/. */
export const cookieNames = (issuer: string) => ({
  session: issuer.startsWith('https:') ? '__Host-aisle-session' : 'aisle-session',
  interaction: 'aisle-sign-in',
  resume: 'aisle-sign-in-resume',
})
