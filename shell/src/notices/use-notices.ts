import { announcements, disclaimers } from '@aisle/api/disclaimer'
import { callOptions, usePlatform } from '@aisle/platform'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import { isPending, type Notice } from './acceptance.rules.ts'
import { type NoticeKind, useAcceptance } from './acceptance.ts'
import { noticesHeld } from './hold-notices.ts'

/** Milliseconds after which notices that could not be had are asked for again: shopping may depend on them. */
const AGAIN = 10_000

const EVERYTHING = { query: { disablePaging: true } }

const untilThere = ({ state }: { readonly state: { readonly status: string } }) =>
  state.status === 'error' ? AGAIN : false

/** The store's disclaimers, those that this shopper has not accepted as they are now, and the way to accept all. */
export function useDisclaimers() {
  const { api } = usePlatform()
  const { data } = useQuery({ ...callOptions(api, disclaimers, EVERYTHING), refetchInterval: untilThere })
  return { items: data?.items ?? [], ...usePending('disclaimers', data?.items ?? []) }
}

/** The store's announcements and those that this shopper has not read as they are now. */
export function useAnnouncements() {
  // Not before an age check is over (spec 1 §4).
  const isHeld = useStore(noticesHeld) > 0
  const { api } = usePlatform()
  const { data } = useQuery({
    ...callOptions(api, announcements, EVERYTHING),
    enabled: !isHeld,
    refetchInterval: untilThere,
  })
  const items = isHeld ? [] : (data?.items ?? [])
  return { items, ...usePending('announcements', items) }
}

function usePending<N extends Notice>(kind: NoticeKind, items: readonly N[]) {
  const { acceptance, accept } = useAcceptance(kind)
  return { pending: items.filter((item) => isPending(acceptance, item)), acceptAll: () => accept(items) }
}
