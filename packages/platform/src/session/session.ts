import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import type { SessionCommands, SessionState } from './session.types.ts'

/** Reads the session: `useSession((s) => s.status)`. */
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(usePlatform().session.store, select)

export const session: SessionCommands = {
  signIn: (options) => currentPlatform().session.signIn(options),
  signOut: () => currentPlatform().session.signOut(),
  ensureFresh: () => currentPlatform().session.ensureFresh(),
  closeAccount: () => currentPlatform().session.closeAccount(),
  refreshCustomer: () => currentPlatform().session.refreshCustomer(),
}
