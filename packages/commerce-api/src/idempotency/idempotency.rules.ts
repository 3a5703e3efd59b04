import { createHash } from 'node:crypto'

/** The same for bodies that say the same: parsing puts the fields in the order of the schema. */
export const requestHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')
