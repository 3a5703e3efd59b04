import type { Remote, SurfaceDeclaration } from '@aisle/contract'
import { completeSurface } from '@aisle/contract'
import { createRemoteModule, createRemoteModules, type RemoteSource, routeTableOf } from '@aisle/platform/host'
import { type RenderOptions, renderWithProviders } from '@aisle/platform/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type Shell, ShellContext } from '../shell-context.ts'

export type ShellSurroundings = RenderOptions & {
  readonly surfaces?: readonly SurfaceDeclaration[]
  /** The remotes' code; a remote without any never arrives. */
  readonly remotes?: readonly Remote[]
  readonly completeSignIn?: Shell['session']['completeSignIn']
}

/** Renders a part of the shell with remotes that are there at once. */
export async function renderInShell(ui: ReactNode, options: ShellSurroundings = {}) {
  const {
    surfaces = [],
    remotes = [],
    completeSignIn = vi.fn<Shell['session']['completeSignIn']>(async () => '/'),
  } = options
  const loadRemote = vi.fn<RemoteSource['loadRemote']>((name) => {
    const remote = remotes.find(({ surface }) => surface.remote === name)
    return remote ? Promise.resolve(remote) : new Promise<never>(() => {})
  })
  const modules = createRemoteModules({ loadRemote, forget: () => {} })
  const shell: Shell = {
    table: routeTableOf(surfaces.map(completeSurface)),
    modules,
    RemoteModule: createRemoteModule({ modules, onThrown: () => {} }),
    session: { completeSignIn },
    report: vi.fn<Shell['report']>(),
  }
  const view = await act(async () => renderWithProviders(<ShellContext value={shell}>{ui}</ShellContext>, options))
  return { ...view, shell, loadRemote, completeSignIn }
}
