import type { Location } from '@aisle/api/location'
import { shopping, useSession, useShopping } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { Button } from '@aisle/ui/button'
import { useState } from 'react'
import { storesMessages } from './stores.messages.ts'

type Props = { readonly location: Pick<Location, 'locationId'> }

/** Makes the store that one shops at one's own, from the next visit on (spec 1 §4). For customers. */
export function PreferredStoreButton({ location: { locationId } }: Props) {
  const isCustomer = useSession((state) => Boolean(state.customerId))
  const store = useShopping((state) => state.store)
  const preferred = useShopping((state) => state.preferred)
  const [isSaving, setIsSaving] = useState(false)
  if (!isCustomer || store?.locationId !== locationId) return null
  if (preferred?.locationId === locationId && preferred.fulfillmentMethodId === store.fulfillmentId) {
    return <Badge tone="accent">{storesMessages.mine}</Badge>
  }
  const save = async () => {
    setIsSaving(true)
    await shopping.makePreferred()
    setIsSaving(false)
  }
  return (
    <Button isBusy={isSaving} onClick={() => void save()}>
      {storesMessages.makeMine}
    </Button>
  )
}
