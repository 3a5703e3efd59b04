import { TAKE_OVER_MESSAGE } from '@aisle/contract'
import { usePath, usePlatform } from '@aisle/platform'
import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { serviceWorkerMessages as texts } from './service-worker.messages.ts'
import { isUntouched } from './untouched-pages.rules.ts'
import { waitingWorker } from './waiting-worker.ts'

/** Offers a new version, not while somebody pays; it comes when they agree, and only in this tab at once (F44). */
export function UpdateOffer() {
  const worker = useStore(waitingWorker, (state) => state.worker)
  const isFree = !isUntouched(usePath())
  const { toasts } = usePlatform()
  useEffect(() => {
    if (!worker || !isFree) return
    const action = { label: texts.reload, run: () => takeOver(worker) }
    toasts.show('success', texts.ready, { action })
    return () => {
      const offer = toasts.store.getState().find((toast) => toast.text === texts.ready)
      if (offer) toasts.dismiss(offer.id)
    }
  }, [worker, isFree, toasts])
  return null
}

function takeOver(worker: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage(TAKE_OVER_MESSAGE)
}
