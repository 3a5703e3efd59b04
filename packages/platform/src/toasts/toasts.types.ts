import type { StoreApi } from 'zustand/vanilla'

export type ToastTone = 'success' | 'error' | 'warning'

/** A short message: 2 s, longer where the documents say so; one with an action stays (decision 30). */
export type Toast = {
  readonly id: string
  readonly tone: ToastTone
  readonly text: string
  readonly milliseconds: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type ToastOptions = Partial<Pick<Toast, 'milliseconds' | 'action'>>

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>
  show(tone: ToastTone, text: string, options?: ToastOptions): void
  dismiss(id: string): void
}
