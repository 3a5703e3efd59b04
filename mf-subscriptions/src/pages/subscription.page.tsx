import { autoShipDetail, pauseOrCancelAutoShip } from '@aisle/api/auto-ship'
import { callKey } from '@aisle/api/endpoint'
import { formatMoney } from '@aisle/api/money'
import { api, openDialog, toast, useCall, usePageTitle, usePathParams } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { Button } from '@aisle/ui/button'
import { formatCalendarDay } from '@aisle/ui/day.rules'
import { Cluster, PageLayout, PageTitle, Panel, Stack } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '../subscriptions.messages.ts'

type Action = 'pause' | 'resume' | 'cancel'

/** One subscription: what, how often, where to, and how to stop it. */
export default function SubscriptionPage() {
  const { subscriptionId = '' } = usePathParams()
  const input = { params: { id: subscriptionId } }
  const subscription = useCall(autoShipDetail, input)
  usePageTitle(subscription.title)
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (action: Action) => api.call(pauseOrCancelAutoShip, { ...input, body: { action } }),
    onSuccess: (changed) => queryClient.setQueryData(callKey(autoShipDetail, input), changed),
    onError: (error) => toast('error', messages.failed(errorText(error))),
  })
  const askToCancel = async () => {
    const { cancelTitle: title, cancelText: text } = messages
    const isSure = await openDialog('confirm', {
      title,
      text,
      confirmLabel: 'Cancel subscription',
      cancelLabel: 'Keep it',
      isDestructive: true,
    })
    if (isSure) change.mutate('cancel')
  }
  const { status, address, storeName, nextOrderDate, cardLast4 } = subscription
  return (
    <PageLayout width="form">
      <Stack data-gap={4}>
        <PageTitle aside={<Badge>{subscription.statusText}</Badge>}>{subscription.title}</PageTitle>
        <Panel>
          <Stack data-gap={2}>
            <p>
              {subscription.qty} × {formatMoney(subscription.price)}, {subscription.frequencyText}
            </p>
            {status === 'active' && nextOrderDate ? <p>Next delivery {formatCalendarDay(nextOrderDate)}</p> : null}
            <p>{address ? `${address.line1}, ${address.city}, ${address.state} ${address.zip}` : storeName}</p>
            {cardLast4 ? <p>Paid with the card ending in {cardLast4}</p> : null}
            <TextLink to="product" params={{ seoName: subscription.seoName }}>
              See the product
            </TextLink>
          </Stack>
        </Panel>
        {status === 'cancelled' ? null : (
          <Cluster>
            <Button isBusy={change.isPending} onClick={() => change.mutate(status === 'paused' ? 'resume' : 'pause')}>
              {status === 'paused' ? 'Resume' : 'Pause'}
            </Button>
            <Button variant="danger" isBusy={change.isPending} onClick={() => void askToCancel()}>
              Cancel subscription
            </Button>
          </Cluster>
        )}
      </Stack>
    </PageLayout>
  )
}
