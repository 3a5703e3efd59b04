import { createHash, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** 256 random bits: what a link to the preview holds. */
export const newPreviewToken = (): string => randomBytes(32).toString('base64url')

/** As the database keeps it. Nothing for text that is not written like a token. */
export const hashPreviewToken = (token: string): string | undefined =>
  TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined
