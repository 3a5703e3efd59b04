import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { DeliveryDetailsProps } from './delivery-details.tsx'
import { lateDeliveryMessages as texts } from './late-delivery.messages.ts'

/** The step of those who have goods brought. Nobody else loads its code. */
export function LateDelivery(props: DeliveryDetailsProps) {
  const code = useQuery(deliveryCode)
  if (code.data) return <code.data.DeliveryDetails {...props} />
  if (code.isPending) {
    return (
      <Loading label={texts.loading}>
        <Skeleton height="220px" radius="m" />
      </Loading>
    )
  }
  return (
    <Alert variant="danger" actions={<Button onClick={() => void code.refetch()}>{texts.tryAgain}</Button>}>
      {texts.failed}
    </Alert>
  )
}

const deliveryCode = {
  queryKey: ['code', 'delivery-details'],
  queryFn: () => import('./delivery-details.tsx'),
  staleTime: Infinity,
}
