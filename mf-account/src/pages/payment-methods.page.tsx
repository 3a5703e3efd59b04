import { paymentMethodList } from '@aisle/api/payment-method'
import { useCall } from '@aisle/platform'
import { EmptyState } from '@aisle/ui/empty-state'
import { CardIcon } from '@aisle/ui/icons'
import { PageLayout, PageTitle, Stack } from '@aisle/ui/page-layout'
import { messages } from '../account.messages.ts'
import { CardRow } from '../features/payment-methods/card-row.tsx'
import { keptCards } from '../features/payment-methods/payment-methods.queries.ts'

/** The cards that a customer keeps. Their numbers are the payment provider's. */
export default function PaymentMethodsPage() {
  const { items } = useCall(paymentMethodList, keptCards)
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle>{messages.paymentMethods}</PageTitle>
        {items.length === 0 ? (
          <EmptyState icon={<CardIcon size={40} />} title={messages.noCards} text={messages.noCardsText} />
        ) : null}
        <Stack as="ul" data-gap={3}>
          {items.map((card) => (
            <CardRow key={card.paymentMethodId} card={card} />
          ))}
        </Stack>
      </Stack>
    </PageLayout>
  )
}
