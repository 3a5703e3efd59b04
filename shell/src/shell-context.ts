import type { PageRoute, RemoteModuleProps, RemoteModules, Report } from '@aisle/platform/host'
import { type ComponentType, createContext, use } from 'react'
import type { ShellSession } from './session/create-session-adapter.ts'

/** What the shell knows beside the platform. */
export type Shell = {
  readonly table: readonly PageRoute[]
  readonly modules: RemoteModules
  readonly RemoteModule: ComponentType<RemoteModuleProps>
  readonly session: Pick<ShellSession, 'completeSignIn'>
  readonly report: Report
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('Render inside <ShellContext>.')
  return shell
}
