import { usePlatform, useTenant } from '@aisle/platform'
import { createMoveUndo } from '@aisle/platform/host'
import { useEffect } from 'react'

/** After a change of store has reloaded the page it can still be taken back (spec 2 §4). */
export function TakeBack() {
  const { shopping } = usePlatform()
  const tenant = useTenant((state) => state.tenant)
  useEffect(() => {
    if (createMoveUndo(tenant).read()) shopping.offerUndo()
  }, [shopping, tenant])
  return null
}
