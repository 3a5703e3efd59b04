import { requireThere } from '@aisle/api/client/require-there'
import { serverNow } from '@aisle/api/client/server-now'
import type { IdentitySettings } from '@aisle/contract'
import { OidcClient, type RefreshState, type SigninResponse } from 'oidc-client-ts'
import * as z from 'zod/mini'
import type { SessionRecord } from './session-record.ts'
import { createSignInState } from './sign-in-state.ts'

/** Asks for what the store needs; the documents' "online order" is spelled without its space. */
const SCOPE = 'openid profile email offline_access identity online_order loyalty'
/** Seconds (spec 1 §7). */
const CLOCK_SKEW = 300
const RENEWAL_SECONDS = 15
/** Milliseconds that the provider has to show that it is there, before a shopper is sent to it. */
const PATIENCE = 8_000
/** Seconds after which a sign-in that was begun and never ended is forgotten. */
const STALE_AFTER = 60 * 60

export type SignIn = { readonly returnTo: string; readonly again?: boolean }

const stateSchema = z.object({ returnTo: z.string() })

/** The OpenID Connect code flow with PKCE. Loaded only when somebody signs in, comes back, renews or signs out. */
export function createOidc(settings: IdentitySettings, origin: string) {
  const client = new OidcClient({
    authority: settings.issuer,
    client_id: settings.clientId,
    redirect_uri: `${origin}/callback`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: SCOPE,
    loadUserInfo: false,
    staleStateAgeInSeconds: STALE_AFTER,
    stateStore: createSignInState(STALE_AFTER),
    metadata: {
      issuer: settings.issuer,
      authorization_endpoint: settings.authorizationEndpoint,
      token_endpoint: settings.tokenEndpoint,
      userinfo_endpoint: settings.userinfoEndpoint,
      end_session_endpoint: settings.endSessionEndpoint,
      jwks_uri: settings.jwksUri,
    },
  })

  return {
    /**
     * The address to leave for. The nonce is ours: the library checks one only if it was given (T40).
     * @throws Error where the provider is not there: the shopper stays in the store (F19)
     */
    async signInAddress({ returnTo, again }: SignIn): Promise<string> {
      const [{ url }] = await Promise.all([
        client.createSigninRequest({
          state: { returnTo },
          nonce: crypto.randomUUID(),
          ...(again ? { prompt: 'login' } : {}),
        }),
        requireThere(settings.jwksUri, PATIENCE),
      ])
      return url
    },

    /** The session behind a callback's address. @throws Error for a wrong state, nonce, issuer or code */
    async completeSignIn(address: string): Promise<{ readonly record: SessionRecord; readonly returnTo: string }> {
      const [response, now] = await Promise.all([client.processSigninResponse(address), serverNow()])
      requireClaims(response, settings, now)
      const state = z.safeParse(stateSchema, response.userState)
      return { record: recordOf(response), returnTo: state.success ? state.data.returnTo : '/' }
    },

    /** A new record, or `undefined` where the provider says that the session is over. @throws Error if unreachable */
    async renew(known: SessionRecord): Promise<SessionRecord | undefined> {
      if (!known.refreshToken) return undefined
      const state: RefreshState = {
        refresh_token: known.refreshToken,
        ...(known.idToken ? { id_token: known.idToken } : {}),
        session_state: null,
        ...(known.scope ? { scope: known.scope } : {}),
        profile: { sub: known.profile.subject, iss: settings.issuer, aud: settings.clientId, exp: 0, iat: 0 },
      }
      try {
        return recordOf(await client.useRefreshToken({ state, timeoutInSeconds: RENEWAL_SECONDS }), known)
      } catch (error) {
        // An end is an answer; anything else is the caller's.
        if (isOver(error)) return undefined
        throw error
      }
    },

    /**
     * The address that ends the session at the provider too.
     * @throws Error where the provider is not there: the shopper stays in the store (F19)
     */
    async signOutAddress({ idToken }: Pick<SessionRecord, 'idToken'>): Promise<string> {
      const [{ url }] = await Promise.all([
        client.createSignoutRequest({
          client_id: settings.clientId,
          ...(idToken ? { id_token_hint: idToken } : {}),
        }),
        requireThere(settings.jwksUri, PATIENCE),
      ])
      return url
    },
  }
}

/**
 * The library leaves these claims of the id token unchecked (T39, T40). `now` is the server's, in milliseconds: clocks of
 * browsers are wrong by days (F21).
 */
function requireClaims({ profile }: SigninResponse, { issuer, clientId }: IdentitySettings, now: number) {
  const audiences: unknown[] = [profile.aud].flat()
  if (profile.iss !== issuer || !audiences.includes(clientId)) throw new Error('The id token is not for this store.')
  const seconds = now / 1000
  if (profile.exp < seconds - CLOCK_SKEW) throw new Error('The id token has expired.')
  if (profile.iat > seconds + CLOCK_SKEW) throw new Error('The id token is from the future.')
}

function recordOf(response: SigninResponse, known?: SessionRecord): SessionRecord {
  const { profile } = response
  return {
    accessToken: response.access_token,
    expiresAt: Date.now() + (response.expires_in ?? 0) * 1000,
    refreshToken: response.refresh_token ?? known?.refreshToken,
    idToken: response.id_token ?? known?.idToken,
    scope: response.scope ?? known?.scope,
    profile: known?.profile ?? {
      subject: profile.sub,
      email: profile.email ?? '',
      firstName: profile.given_name ?? '',
    },
  }
}

/** The provider has answered and says no; anything else may be better next time. */
const isOver = (error: unknown) =>
  error instanceof Error && 'error' in error && (error.error === 'invalid_grant' || error.error === 'invalid_client')
