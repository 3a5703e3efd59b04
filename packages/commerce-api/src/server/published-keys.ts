import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'

/** Milliseconds after which keys are read again: one that was withdrawn is not believed for much longer. */
const READ_AGAIN_AFTER = 5 * 60_000
/** Milliseconds between two looks for a key that is not known: anybody can make such tokens up. */
const COOL_DOWN = 2000
const ANSWERED_WITHIN = 5000

/**
 * The keys that an issuer publishes (F19). A key that appears there is believed at once, and while the issuer cannot be
 * reached those that are known go on serving.
 */
export function createPublishedKeys(url: URL, now = () => performance.now()): JWTVerifyGetKey {
  // When to read is decided here: the library's own cache ends with its age, also while the issuer is down.
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: Infinity,
    cooldownDuration: Infinity,
    timeoutDuration: ANSWERED_WITHIN,
  })
  let lastRead = { at: -Infinity, done: Promise.resolve() }

  /** Reads the keys, or tells how that went when it was done less than `pause` ago. */
  const read = (pause: number): Promise<void> => {
    if (now() - lastRead.at >= pause) {
      const done = keys.reload().catch((cause: unknown) => {
        throw new Error(`There are no keys at ${url.href}`, { cause })
      })
      lastRead = { at: now(), done }
    }
    return lastRead.done
  }

  return async (header, token) => {
    if (!keys.jwks()) await read(COOL_DOWN)
    // Nobody waits for it, and where it fails the known keys stay.
    else void read(READ_AGAIN_AFTER).catch(() => undefined)
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await read(COOL_DOWN)
      return await keys(header, token)
    }
  }
}
