import type { CartDetail } from '@aisle/api/cart-detail'
import { paymentGatewayOf } from '@aisle/api/payment-gateway'
import { createPaymentMethod, paymentMethodList } from '@aisle/api/payment-method'
import type { AddressInput } from '@aisle/api/address'
import { api, callOptions, usePlatform, useSession, useTenant } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { LockIcon } from '@aisle/ui/icons'
import { Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useBillingAddress } from './billing-address.tsx'
import { frameLook } from './frame-look.ts'
import { CardRejected, requestCardToken } from './hosted-card.ts'
import { HostedFrame } from './hosted-frame.tsx'
import { paymentMessages as texts } from './payment.messages.ts'
import type { PaymentChoice } from './payment-choice.ts'
import { StepActions } from '../steps/step-actions.ts'

type Props = { readonly detail: CartDetail; readonly onDone: (choice: PaymentChoice) => void }

/** A card that is typed into the provider's frame, for this order or to be kept. */
export function NewCard({ detail, onDone }: Props) {
  const { partnersOrigin } = usePlatform()
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const provider = useTenant(({ configuration }) => paymentGatewayOf(configuration?.businessConfigurations ?? {}))
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(false)
  const billing = useBillingAddress(detail)
  const queries = useQueryClient()

  const tokenize = useMutation({
    mutationFn: async (billingAddress: AddressInput | undefined): Promise<PaymentChoice> => {
      const target = frame.current?.contentWindow
      if (!target) throw new CardRejected('missing')
      const { token, last4 } = await requestCardToken(target, partnersOrigin)
      const label = texts.cardEnding(last4)
      const address = billingAddress ? { billingAddress } : {}
      if (!isKept) return { label, input: { paymentToken: token, ...address } }
      // Kept before the order: what pays for it is then the kept card, like any other one.
      const kept = await api.call(createPaymentMethod, { body: { token, ...address } })
      void queries.invalidateQueries({ queryKey: callOptions(api, paymentMethodList, { query: {} }).queryKey })
      return { label, input: { paymentMethodID: kept.paymentMethodId } }
    },
    onSuccess: onDone,
  })
  if (!provider) return <Alert variant="danger">{texts.noGateway}</Alert>

  const source = new URL(`/payments/${provider.toLowerCase()}/fields`, partnersOrigin)
  const look = frameLook(getComputedStyle(document.documentElement))
  for (const [name, value] of Object.entries({ origin: window.location.origin, ...look }))
    source.searchParams.set(name, value)
  const proceed = () => {
    const address = billing.read()
    if (address !== false) tokenize.mutate(address)
  }
  return (
    <Stack data-gap={4}>
      <div>
        <HostedFrame frame={frame} source={source} onReady={setReady} />
        <Safe>
          <LockIcon size={16} />
          {texts.cardSafe}
        </Safe>
      </div>
      {isCustomer ? (
        <Checkbox label={texts.keepCard} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      ) : null}
      {billing.fields}
      {tokenize.error ? <Alert variant="danger">{reasonOf(tokenize.error)}</Alert> : null}
      {isReady ? (
        <StepActions>
          <Button variant="primary" isBusy={tokenize.isPending} onClick={proceed}>
            Continue
          </Button>
        </StepActions>
      ) : null}
    </Stack>
  )
}

const reasonOf = (error: unknown) => (error instanceof CardRejected ? texts.rejected[error.reason] : errorText(error))

const Safe = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: var(--color-muted);
  font-size: var(--text-s);
  > svg {
    flex: none;
  }
`
