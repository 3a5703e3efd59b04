/** The raw value of a cookie, as it was sent. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** A cookie of this host alone, on every path, out of the reach of scripts and of other sites (T65). */
export const hostCookie = (name: `__Host-${string}`, value: string, maxAge: number): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; Secure; SameSite=Lax`
