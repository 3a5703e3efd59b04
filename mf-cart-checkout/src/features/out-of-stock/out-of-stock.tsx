import { cart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'
import { OutOfStockForm } from './out-of-stock-form.tsx'
import { useOutOfStock } from './use-out-of-stock.ts'

/** What has run out since it was put into the cart, above its lines (spec 2 §4); or that it is there again by now. */
export function OutOfStock() {
  const { data, isError, refetch } = useOutOfStock()
  if (isError) {
    return (
      <Alert variant="danger" actions={<Button onClick={() => void refetch()}>{messages.tryAgain}</Button>}>
        {messages.failed}
      </Alert>
    )
  }
  if (!data) return null
  if (data.length === 0) {
    return (
      <Alert variant="info" actions={<Button onClick={() => void cart.refresh()}>{messages.goOn}</Button>}>
        {messages.nothingLeft}
      </Alert>
    )
  }
  return (
    <PageSection title={messages.title}>
      <Panel>
        <OutOfStockForm lines={data} />
      </Panel>
    </PageSection>
  )
}
