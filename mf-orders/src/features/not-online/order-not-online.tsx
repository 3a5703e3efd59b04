import { usePathParams } from '@aisle/platform'
import { AskTheStore } from '@aisle/ui/ask-the-store'
import { LinkButton } from '@aisle/ui/link-button'
import { PageLayout, PageTitle } from '@aisle/ui/page-layout'
import { messages } from '../../orders.messages.ts'

type OrderNotOnlineProps = { readonly title: string; readonly text: string }

/** Something that the store does with an order and this page does not: says so, and how to have it done. */
export function OrderNotOnline({ title, text }: OrderNotOnlineProps) {
  const { orderId = '' } = usePathParams()
  return (
    <PageLayout width="form">
      <PageTitle>{title}</PageTitle>
      <AskTheStore
        text={text}
        actions={
          <LinkButton to="order" params={{ orderId }} variant="secondary">
            {messages.openOrder}
          </LinkButton>
        }
      />
    </PageLayout>
  )
}
