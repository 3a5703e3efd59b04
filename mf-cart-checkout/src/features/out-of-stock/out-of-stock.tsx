import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'
import { OutOfStockForm } from './out-of-stock-form.tsx'
import { useOutOfStock } from './use-out-of-stock.ts'

/** What has run out since it was put into the cart, above its lines (spec 2 §4). */
export function OutOfStock() {
  const { data, isError, refetch } = useOutOfStock()
  if (isError) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{messages.tryAgain}</Button>}>
        {messages.failed}
      </Alert>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <PageSection title={messages.title}>
      <Panel>
        <OutOfStockForm lines={data} />
      </Panel>
    </PageSection>
  )
}
