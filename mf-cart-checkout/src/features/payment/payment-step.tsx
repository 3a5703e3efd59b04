import type { CartDetail } from '@aisle/api/cart-detail'
import { type PaymentMethod, paymentMethodList } from '@aisle/api/payment-method'
import { useCallIfReady, usePlatform, useSession, useTenant } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { frameLook } from './frame-look.ts'
import { paymentMessages as texts } from './payment.messages.ts'
import { requestCardToken } from './hosted-card.ts'

/** How the shopper pays, and how a summary says it. */
export type PaymentChoice = {
  readonly label: string
  readonly input:
    | { readonly paymentToken: string }
    | { readonly paymentMethodID: string }
    | { readonly isPayAtStore: true }
}

type PaymentStepProps = { readonly detail: CartDetail; readonly onDone: (choice: PaymentChoice) => void }

/** A saved card, a new one typed into the provider's frame, or payment at the store where that is allowed. */
export function PaymentStep(props: PaymentStepProps) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const cards = useCallIfReady(paymentMethodList, { query: {} }, { enabled: isCustomer })
  if (isCustomer && cards.isPending) {
    return (
      <Loading label={texts.loadingCards}>
        <Skeleton height="260px" radius="m" />
      </Loading>
    )
  }
  return <PaymentChoices {...props} saved={cards.data?.items ?? []} />
}

function PaymentChoices({ detail, onDone, saved }: PaymentStepProps & { readonly saved: readonly PaymentMethod[] }) {
  const canPayAtStore = Object.values(detail.fulfillments).every((group) => group.allowPayAtStore)
  const [chosen, setChosen] = useState(saved.find((card) => card.isDefault)?.paymentMethodId ?? 'card')
  const options = [
    ...saved.map((card) => ({ value: card.paymentMethodId, label: nameOf(card), isDisabled: card.isExpired ?? false })),
    { value: 'card', label: texts.newCard },
    ...(canPayAtStore ? [{ value: 'store', label: texts.payAtStore }] : []),
  ]
  return (
    <Stack $gap={4}>
      {options.length > 1 ? (
        <RadioGroup legend={texts.howToPay} look="cards" options={options} value={chosen} onChange={setChosen} />
      ) : null}
      {chosen === 'card' ? (
        <NewCard onDone={onDone} />
      ) : (
        <div>
          <Button
            variant="primary"
            onClick={() =>
              onDone({
                label: options.find(({ value }) => value === chosen)?.label ?? '',
                input: chosen === 'store' ? { isPayAtStore: true } : { paymentMethodID: chosen },
              })
            }
          >
            Continue
          </Button>
        </div>
      )}
    </Stack>
  )
}

const nameOf = ({ brand, last4 }: PaymentMethod) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`

function NewCard({ onDone }: Pick<PaymentStepProps, 'onDone'>) {
  const { partnersOrigin } = usePlatform()
  const provider = useTenant((tenant) => tenant.configuration?.businessConfigurations.currentPaymentGateway)
  const frame = useRef<HTMLIFrameElement>(null)
  const tokenize = useMutation({
    mutationFn: async () => {
      const target = frame.current?.contentWindow
      if (!target) throw new Error(texts.formMissing)
      return await requestCardToken(target, partnersOrigin)
    },
    onSuccess: ({ token, last4 }) => onDone({ label: texts.cardEnding(last4), input: { paymentToken: token } }),
  })
  if (!provider) return <Alert variant="danger">{texts.noGateway}</Alert>

  const source = new URL(`/payments/${provider.toLowerCase()}/fields`, partnersOrigin)
  const look = frameLook(getComputedStyle(document.documentElement))
  for (const [name, value] of Object.entries({ origin: window.location.origin, ...look }))
    source.searchParams.set(name, value)
  return (
    <Stack $gap={4}>
      {/* May run scripts and its own form, and lead no page but its own elsewhere (T52). */}
      <Frame
        ref={frame}
        title={texts.frameTitle}
        src={source.href}
        sandbox="allow-scripts allow-forms allow-same-origin"
        allow="payment"
      />
      {tokenize.error ? <Alert variant="danger">{tokenize.error.message}</Alert> : null}
      <div>
        <Button variant="primary" isBusy={tokenize.isPending} onClick={() => tokenize.mutate()}>
          Continue
        </Button>
      </div>
    </Stack>
  )
}

const Frame = styled.iframe`
  width: 100%;
  max-width: 640px;
  height: 260px;
  border: 0;
`
