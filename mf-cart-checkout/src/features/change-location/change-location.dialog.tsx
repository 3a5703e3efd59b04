import { changeLocationDetail, type LocationChange } from '@aisle/api/cart-location'
import type { DialogComponentProps } from '@aisle/contract'
import { useCallIfReady, useCart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { DialogActions, DialogBody } from '@aisle/ui/dialog-parts'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useCartTerms } from '../out-of-stock/own-cart.ts'
import { changeLocationMessages as messages, placeMessages } from './change-location.messages.ts'
import { Comparison } from './comparison.tsx'

/** The cart here and what it would be at another store; whoever opened the dialog makes the change (spec 2 §4). */
export default function ChangeLocationDialog({
  pendingAdd,
  close,
  locationId,
  fulfillmentMethodID,
  zipCode,
}: DialogComponentProps<'change-location'>) {
  const terms = useCartTerms()
  const isSameStore = useCart((state) => state.detail?.locationID === locationId)
  const words = isSameStore ? placeMessages.thisWay : placeMessages.there
  const place = { locationId, fulfillmentMethodID, ...(zipCode ? { zipCode } : {}) }
  const query = { ...place, ...terms }
  const { data, isError, isFetching, refetch } = useCallIfReady(changeLocationDetail, { query })
  return (
    <DialogBody>
      {isError ? <Failure onRetry={() => void refetch()} /> : null}
      {data ? (
        <Comparison
          change={data}
          pendingAdd={pendingAdd}
          name={isSameStore ? wayOf(data, fulfillmentMethodID) : data.location.name}
          words={words}
        />
      ) : isError ? null : (
        <ComparisonSkeleton />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={() => close(false)}>
          {words.keep}
        </Button>
        <Button variant="primary" onClick={() => close(true)} disabled={!data || isFetching}>
          {messages.apply}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}

const wayOf = ({ location }: LocationChange, methodId: string) =>
  location.fulFillments.find(({ fulfillmentMethodID }) => fulfillmentMethodID === methodId)?.fulfillmentName ?? ''

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Alert variant="danger" actions={<Button onClick={onRetry}>{messages.tryAgain}</Button>}>
    {messages.failed}
  </Alert>
)

const ComparisonSkeleton = () => (
  <Loading label={messages.loading}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height="72px" radius="m" />
    ))}
  </Loading>
)
