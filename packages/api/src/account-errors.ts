/** Closing an account wants a sign-in of the last ten minutes. */
export const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN'
/** An account is closed once its orders are finished. */
export const ACCOUNT_HAS_OPEN_ORDERS = 'ACCOUNT_HAS_OPEN_ORDERS'
/** Somebody becomes a customer by an e-mail address that they have proven to be theirs. */
export const EMAIL_NOT_VERIFIED = 'EMAIL_NOT_VERIFIED'
