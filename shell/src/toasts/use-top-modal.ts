import { MODAL_CHANGED } from '@aisle/ui/use-modal'
import { useSyncExternalStore } from 'react'

/** The modal dialog in front, behind which all else is inert: out of reach, and read out by nobody. */
export const useTopModal = (): HTMLDialogElement | undefined => useSyncExternalStore(subscribe, topModal)

const topModal = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

function subscribe(tell: () => void) {
  document.addEventListener(MODAL_CHANGED, tell)
  return () => document.removeEventListener(MODAL_CHANGED, tell)
}
