import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import type { Toast, ToastOptions, ToastTone } from './toasts.types.ts'

/** Shows a toast: `toast('success', messages.couponApplied)`. */
export const toast = (tone: ToastTone, text: string, options?: ToastOptions): void =>
  currentPlatform().toasts.show(tone, text, options)

export const useToasts = (): readonly Toast[] => useStore(usePlatform().toasts.store)
