import { type Platform, usePlatform } from '@aisle/platform'
import { createStoredValue, isRecordOf, isText } from '@aisle/platform/host'
import { useStore } from 'zustand/react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Acceptance, acceptanceOf, type Notice } from './acceptance.rules.ts'

export type NoticeKind = 'disclaimers' | 'announcements'

type Kept = { readonly store: StoreApi<Acceptance>; readonly accept: (notices: readonly Notice[]) => void }

const NOTHING: Acceptance = {}
const kept = new WeakMap<Platform, Partial<Record<NoticeKind, Kept>>>()

/** What this browser's shopper accepted or read of a tenant's notices, in step with other tabs. */
function acceptanceIn(platform: Platform, kind: NoticeKind): Kept {
  const known = kept.get(platform) ?? {}
  const found = known[kind] ?? keep(platform.tenant.store.getState().tenant, kind)
  kept.set(platform, { ...known, [kind]: found })
  return found
}

function keep(tenant: string, kind: NoticeKind): Kept {
  const key = `aisle:${tenant}:${kind}`
  const value = createStoredValue({ key, version: 1, check: isRecordOf(isText), area: () => localStorage })
  const store = createStore<Acceptance>(() => value.read() ?? NOTHING)
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.setState(value.read() ?? NOTHING, true)
  })
  return {
    store,
    accept(notices) {
      const acceptance = acceptanceOf(notices)
      value.write(acceptance)
      store.setState(acceptance, true)
    },
  }
}

export function useAcceptance(kind: NoticeKind) {
  const { store, accept } = acceptanceIn(usePlatform(), kind)
  return { acceptance: useStore(store), accept }
}
