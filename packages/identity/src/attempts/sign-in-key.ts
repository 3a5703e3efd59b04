/** One address from one IP address: guessing from elsewhere does not lock the shopper out. */
export const signInKey = (email: string, ip: string): string => `sign-in:${email}:${ip}`
