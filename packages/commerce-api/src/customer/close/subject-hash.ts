import { createHash } from 'node:crypto'

/** What is remembered of a closed account's subject: enough to refuse it, not to tell who it was. */
export const hashSubject = (subject: string): string => createHash('sha256').update(subject).digest('hex')
