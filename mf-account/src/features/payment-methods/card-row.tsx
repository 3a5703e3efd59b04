import type { PaymentMethod } from '@aisle/api/payment-method'
import { openDialog, toast } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { Button } from '@aisle/ui/button'
import { Cluster, Panel, Stack } from '@aisle/ui/page-layout'
import { errorText } from '@aisle/ui/error-text.rules'
import { messages } from '../../account.messages.ts'
import { useDeleteCard, useSetDefaultCard } from './payment-methods.queries.ts'

/** A kept card with what can be done with it. */
export function CardRow({ card }: { readonly card: PaymentMethod }) {
  const { paymentMethodId: id, brand, last4, expiryMonth, expiryYear, isDefault, isExpired } = card
  const name = messages.cardName(`${brand.charAt(0).toUpperCase()}${brand.slice(1)}`, last4)
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
  const remove = useDeleteCard()
  const setDefault = useSetDefaultCard()
  const tell = { onError: (error: Error) => toast('error', messages.saveFailed(errorText(error))) }
  const askToDelete = async () => {
    const { deleteCardTitle: title, deleteCardText: text, delete: confirmLabel } = messages
    if (await openDialog('confirm', { title, text, confirmLabel, isDestructive: true })) remove.mutate(id, tell)
  }
  return (
    <Panel as="li" aria-label={name}>
      <Stack data-gap={3}>
        <div>
          <strong>{name}</strong>
          <p>{isExpired ? messages.expired(expiry) : messages.expires(expiry)}</p>
        </div>
        <Cluster>
          {isDefault ? <Badge tone="accent">{messages.default}</Badge> : null}
          {isDefault || isExpired ? null : (
            <Button
              size="s"
              isBusy={setDefault.isPending}
              onClick={() =>
                setDefault.mutate(id, { ...tell, onSuccess: () => toast('success', messages.defaultChanged) })
              }
            >
              {messages.setDefault}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            aria-label={messages.deleteIt(name)}
            isBusy={remove.isPending}
            onClick={() => void askToDelete()}
          >
            {messages.delete}
          </Button>
        </Cluster>
      </Stack>
    </Panel>
  )
}
