import { useCart } from '@aisle/platform'
import { Later } from '@aisle/ui/later'
import { Stack } from '@aisle/ui/page-layout'
import { Suspense } from 'react'
import { Companions, SavedItems } from './late-parts.ts'

/** What is saved for later, also below an empty cart, and what goes with a filled one. */
export function BelowCart() {
  const detail = useCart((state) => state.detail)
  const isKnown = useCart(({ status }) => status === 'ready')
  const isSaved = detail ? Boolean(detail.savedItemsCount) : isKnown
  return (
    <Stack data-gap={5}>
      {isSaved ? (
        <Suspense>
          <SavedItems />
        </Suspense>
      ) : null}
      {detail ? (
        <Later>
          <Companions detail={detail} />
        </Later>
      ) : null}
    </Stack>
  )
}
