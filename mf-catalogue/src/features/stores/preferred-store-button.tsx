import { setPreferredLocation } from '@aisle/api/customer'
import type { Location } from '@aisle/api/location'
import { api, toast, useSession, useShopping } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { useMutation } from '@tanstack/react-query'
import { storesMessages } from './stores.messages.ts'

/** Makes the store that one shops at one's own, from the next visit on (spec 1 §4). For customers. */
export function PreferredStoreButton({
  location: { locationId },
}: {
  readonly location: Pick<Location, 'locationId'>
}) {
  const isCustomer = useSession((state) => Boolean(state.customerId))
  const store = useShopping((state) => state.store)
  const save = useMutation({
    mutationFn: (fulfillmentMethodId: string) =>
      api.call(setPreferredLocation, { body: { locationId, fulfillmentMethodId } }),
    onSuccess: () => toast('success', storesMessages.madeMine),
    onError: () => toast('error', storesMessages.makeMineFailed),
  })
  if (!isCustomer || store?.locationId !== locationId) return null
  return (
    <Button isBusy={save.isPending} onClick={() => save.mutate(store.fulfillmentId)}>
      {storesMessages.makeMine}
    </Button>
  )
}
