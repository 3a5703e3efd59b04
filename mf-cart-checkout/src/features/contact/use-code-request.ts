import { requestGuestOtp } from '@aisle/api/guest'
import type { GuestContact } from '@aisle/api/place-order'
import { api, ApiError } from '@aisle/platform'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { onThisClock } from './countdown.rules.ts'

/** A code that was sent; instants of this device's clock. */
export type SentCode = {
  readonly contact: GuestContact
  readonly expiresAt: number
  readonly resendAt: number
  /** 1 for the first. */
  readonly count: number
}

/** Asks for one-time codes. After a refusal nothing is asked until the store takes questions again (F14). */
export function useCodeRequest(orderNumber: string) {
  const [sent, setSent] = useState<SentCode>()
  const [refusedUntil, setRefusedUntil] = useState<number>()
  const request = useMutation({
    mutationFn: async (contact: GuestContact) => {
      const { firstName, lastName, email } = contact
      return await api.call(requestGuestOtp, { body: { firstName, lastName, email, orderNumber } })
    },
    onSuccess({ expiresAt, resendAfter = expiresAt, serverTime }, contact) {
      const now = Date.now()
      const here = (instant: string) => onThisClock(instant, serverTime ?? new Date(now).toISOString(), now)
      setRefusedUntil(undefined)
      setSent((before) => ({
        contact,
        expiresAt: here(expiresAt),
        resendAt: here(resendAfter),
        count: (before?.count ?? 0) + 1,
      }))
    },
    onError(error) {
      const wait = error instanceof ApiError ? error.retryAfter : undefined
      setRefusedUntil(wait === undefined ? undefined : Date.now() + wait * 1000)
    },
  })
  return {
    sent,
    refusedUntil,
    isAsking: request.isPending,
    error: request.error,
    ask: request.mutate,
    forget: () => {
      setSent(undefined)
      request.reset()
    },
  }
}

export type CodeRequest = ReturnType<typeof useCodeRequest>
