import { hash, verify } from '@node-rs/argon2'

// argon2id (the library's default) with the minimum that OWASP recommends: 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards write the same letter in several ways: `é` is one character or two (NIST SP 800-63B). */
const written = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(written(password), options)

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, written(password))

/** The hash of no password: an unknown e-mail address is checked against it, at the same cost as a known one. */
export const dummyHash: Promise<string> = hashPassword(crypto.randomUUID())
