import { shopping, useSession, useShopping } from '@aisle/platform'
import { useState } from 'react'
import { Badge } from './badge.tsx'
import { Button, type ButtonProps } from './button.tsx'

type MyStoreProps = {
  readonly locationId: string
  readonly size?: ButtonProps['size']
}

/**
 * For customers: says which store is their own, and offers to make it the one that they shop at (spec 1 §4, preferred
 * location). Nothing for everybody else, and until it is known.
 */
export function MyStore({ locationId, size = 's' }: MyStoreProps) {
  const isCustomer = useSession((state) => Boolean(state.customerId))
  const current = useShopping(({ store }) => (store?.locationId === locationId ? store : undefined))
  const preferred = useShopping((state) => state.preferred)
  const [isSaving, setIsSaving] = useState(false)
  if (!isCustomer || preferred === undefined) return null
  const method = preferred?.locationId === locationId ? preferred.fulfillmentMethodId : undefined
  // A store is one's own in one way to get the goods; where one shops at another store, that is not the question.
  if (method !== undefined && (!method || !current || method === current.fulfillmentId)) {
    return <Badge tone="accent">{texts.mine}</Badge>
  }
  if (!current) return null
  const save = async () => {
    setIsSaving(true)
    await shopping.makePreferred()
    setIsSaving(false)
  }
  return (
    <Button size={size} isBusy={isSaving} onClick={() => void save()}>
      {texts.makeMine}
    </Button>
  )
}

const texts = { mine: 'My store', makeMine: 'Set as my store' } as const
