import { useEffect } from 'react'
import { latePart } from '../late/late-part.tsx'
import { paymentMessages as texts } from './payment.messages.ts'

const load = async () => (await import('./payment-step.tsx')).PaymentStep

/** The payment step, whose code is the largest of the checkout and comes after its first steps. */
export const PaymentStep = latePart(load, { loading: texts.loadingStep, failed: texts.stepFailed, height: '260px' })

/** Loads the step while the shopper is busy with those before it. What fails now is tried again when it is opened. */
export function usePaymentStepAhead(): void {
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
}
