import { createHash, randomBytes } from 'node:crypto'

const PASS = /^[\w-]{43}$/

/** 256 random bits for the browser that gave the right code; only the hash is kept. */
export const newAccessPass = (): string => randomBytes(32).toString('base64url')

export const hashAccessPass = (pass: string): string => createHash('sha256').update(pass).digest('base64url')

/** A pass as it came with a request; anything that is not written like one is none. */
export const accessPassOf = (header: unknown): string | undefined =>
  typeof header === 'string' && PASS.test(header) ? header : undefined
