/** Seconds between typing the password and the token that closes an account. */
const RECENT_SECONDS = 600
/** Seconds after its end that a token still closes its own account, and does nothing else: the store tells until it is heard. */
export const HEARD_WITHIN_SECONDS = 30 * 24 * 60 * 60

type Times = { readonly iat?: number | undefined; readonly auth_time?: number | undefined }

/** Whether the token was made soon after its owner had proven who they are. */
export const wasMadeAfterSignIn = ({ iat, auth_time }: Times): boolean =>
  iat !== undefined && auth_time !== undefined && iat - auth_time <= RECENT_SECONDS
