import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DerivedKeys } from './guest-keys.ts'

/** 128 random bits: one guest in one store. */
export type GuestSubject = `anon:${string}`

/** A guest and since when they are known, in seconds since 1970. */
export type Guest = { readonly subject: GuestSubject; readonly since: number }

const SUBJECT = /^anon:[0-9a-f]{32}$/
const isSubject = (text: string): text is GuestSubject => SUBJECT.test(text)

/**
 * Seconds after which a guest is nobody's any more, however often they came: as long as a customer's sign-in (T41). A
 * day would end carts and proofs of age that hold for three (decision 14).
 */
const LIFE = 30 * 24 * 60 * 60

export const newGuestSubject = (): GuestSubject => `anon:${randomBytes(16).toString('hex')}`

const secondsNow = () => Math.floor(Date.now() / 1000)

export const newGuest = (): Guest => ({ subject: newGuestSubject(), since: secondsNow() })

export type GuestSeal = ReturnType<typeof createGuestSeal>

/**
 * Writes a guest into a cookie and reads them back, also those that an earlier or a later key has written; one of another store,
 * forged or too old is none.
 */
export function createGuestSeal(keys: DerivedKeys) {
  const sign = (tenant: string, { subject, since }: Guest, key = keys[0]) =>
    createHmac('sha256', key).update(`${tenant}\0${subject}\0${since}`).digest()

  return {
    seal: (tenant: string, guest: Guest): string =>
      `${guest.subject.slice('anon:'.length)}.${guest.since}.${sign(tenant, guest).toString('base64url')}`,

    open(tenant: string, cookie: string | undefined): Guest | undefined {
      const [id = '', since = '', signature = ''] = cookie?.split('.') ?? []
      const subject = `anon:${id}`
      if (!isSubject(subject) || !/^\d{10}$/.test(since)) return undefined
      const guest = { subject, since: Number(since) }
      const given = Buffer.from(signature, 'base64url')
      if (!keys.some((key) => isSame(given, sign(tenant, guest, key)))) return undefined
      return secondsNow() - guest.since < LIFE ? guest : undefined
    },
  }
}

const isSame = (given: Buffer, expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected)
