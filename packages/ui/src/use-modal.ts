import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Told at the document whenever a modal dialog has opened or closed. */
export const MODAL_CHANGED = 'aisle:modal-changed'

export type ModalProps = {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * What makes a `dialog` the browser's modal one for as long as it is in the page: the page is inert, the focus stays inside
 * and goes back, Escape and a press beside it close. Without `onClose` only what it holds ends it.
 */
export function useModal(onClose?: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before it is taken out of the page: only then does the focus go back.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    document.dispatchEvent(new Event(MODAL_CHANGED))
    return () => {
      element?.close()
      document.dispatchEvent(new Event(MODAL_CHANGED))
    }
  }, [])
  return {
    ref,
    onCancel(event) {
      // React has it rise from a dialog inside this one, which alone is meant.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose?.()
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose?.()
    },
  }
}
