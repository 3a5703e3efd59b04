import { blockedSlots } from '@aisle/api/slot'
import { api, callOptions, cart, useShopping } from '@aisle/platform'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { holdSlot, type HoldWish, type SlotChoice } from './hold-slot.ts'
import { slotOf } from './slot-of.rules.ts'

const MINUTE = 60_000

/** What the store holds for the shopper. Asked again every minute and when the page is looked at again. */
export function useHeldSlots() {
  return useQuery({
    ...useHeldOptions(),
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  })
}

/** Holds a slot; who asks what is held learns of it at once. */
export function useHoldSlot(wish: Omit<HoldWish, 'choice' | 'locationID' | 'terms'>) {
  const queryClient = useQueryClient()
  const { queryKey } = useHeldOptions()
  const locationID = useLocationID()
  return useMutation({
    mutationFn: async (choice: SlotChoice) => {
      const blocked = await holdSlot(api, { ...wish, locationID, choice, terms: cart.terms() })
      queryClient.setQueryData(queryKey, blocked)
      return slotOf(blocked, wish.group)
    },
  })
}

const useLocationID = () => useShopping((state) => state.store?.locationId) ?? ''

function useHeldOptions() {
  const locationID = useLocationID()
  return { ...callOptions(api, blockedSlots, { query: { locationID } }), enabled: locationID !== '' }
}
