import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { paymentMessages as texts } from './payment.messages.ts'
import type { PaymentStepProps } from './payment-step.tsx'

const load = () => import('./payment-step.tsx')

type LateProps = PaymentStepProps & { readonly onRetry: () => void }

const lazyStep = () =>
  lazy((): Promise<{ readonly default: ComponentType<LateProps> }> =>
    load()
      .then(({ PaymentStep: Step }) => ({ default: Step }))
      .catch(() => ({ default: StepFailed })),
  )

const StepFailed = ({ onRetry }: LateProps) => (
  <Alert variant="danger" actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
    {texts.stepFailed}
  </Alert>
)

/** The payment step, whose code is the largest of the checkout and comes after its first steps. */
export function PaymentStep(props: PaymentStepProps) {
  const [{ Step }, setStep] = useState(() => ({ Step: lazyStep() }))
  return (
    <Suspense
      fallback={
        <Loading label={texts.loadingStep}>
          <Skeleton height="260px" radius="m" />
        </Loading>
      }
    >
      <Step {...props} onRetry={() => setStep({ Step: lazyStep() })} />
    </Suspense>
  )
}

/** Loads the step while the shopper is busy with those before it. What fails now is tried again when it is opened. */
export function usePaymentStepAhead(): void {
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
}
