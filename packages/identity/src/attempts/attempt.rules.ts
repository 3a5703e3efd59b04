export type AttemptLimit = { readonly limit: number; readonly minutes: number }

/** Failed sign-ins of one address from one IP address. */
export const signInLimit: AttemptLimit = { limit: 10, minutes: 15 }
/** Mails that one address can be sent. */
export const mailLimit: AttemptLimit = { limit: 3, minutes: 60 }
/** Mails that one IP address can cause. */
export const mailPerIpLimit: AttemptLimit = { limit: 30, minutes: 60 }
/** Guesses at one code from a mail. */
export const codeTries = 5
