import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import type { AgeCommands, AgeState } from './age.types.ts'

/** Reads what is known of the shopper's age: `useAge((s) => s.isVerified)`. */
export const useAge = <T>(select: (state: AgeState) => T): T => useStore(usePlatform().age.store, select)

export const age: AgeCommands = { verify: () => currentPlatform().age.verify() }
