import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 random bits: one guest in one store. */
export type GuestSubject = `anon:${string}`

const SUBJECT = /^anon:[0-9a-f]{32}$/
const isSubject = (text: string): text is GuestSubject => SUBJECT.test(text)

export const newGuestSubject = (): GuestSubject => `anon:${randomBytes(16).toString('hex')}`

export type SubjectSeal = ReturnType<typeof createSubjectSeal>

/** Writes a subject into a cookie and reads it back; a cookie of another store or of somebody else's making is none. */
export function createSubjectSeal(key: Buffer) {
  const sign = (tenant: string, subject: string) => createHmac('sha256', key).update(`${tenant}\0${subject}`).digest()

  return {
    seal: (tenant: string, subject: GuestSubject): string =>
      `${subject.slice('anon:'.length)}.${sign(tenant, subject).toString('base64url')}`,

    open(tenant: string, cookie: string | undefined): GuestSubject | undefined {
      const [id = '', signature = ''] = cookie?.split('.') ?? []
      const subject = `anon:${id}`
      if (!isSubject(subject)) return undefined
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(tenant, subject)
      return given.length === expected.length && timingSafeEqual(given, expected) ? subject : undefined
    },
  }
}
