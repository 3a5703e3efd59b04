import type { PageRoute, RemoteModuleProps, RemoteModules } from '@aisle/platform/host'
import { type ComponentType, createContext, use } from 'react'
import type { ShellSession } from './session/create-session-adapter.ts'

/** What the shell knows beside the platform. */
export type Shell = {
  readonly table: readonly PageRoute[]
  readonly modules: RemoteModules
  readonly RemoteModule: ComponentType<RemoteModuleProps>
  readonly session: Pick<ShellSession, 'completeSignIn'>
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('Render inside <ShellContext>.')
  return shell
}
