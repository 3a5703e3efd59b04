import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for whoever is given a card; only the hash is kept. */
export const newClaimCode = (): string => randomBytes(32).toString('base64url')

export const hashClaimCode = (code: string): string => createHash('sha256').update(code).digest('base64url')
