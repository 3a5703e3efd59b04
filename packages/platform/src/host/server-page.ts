import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PartName, RemoteModules } from './remote-modules.ts'
import { STILL_LOADING_AFTER } from './still-loading.tsx'

export type ServerPageState = { readonly status: 'waiting' | 'slow' | 'failed' | 'ready'; readonly error?: unknown }

type Loaded = Awaited<ReturnType<RemoteModules['load']>>

/** The page that came rendered with the document. It stays on screen until its code is there, however long that takes. */
export type ServerPage = {
  readonly store: StoreApi<ServerPageState>
  /** Whether this part is that page, and still waits for its code. */
  holds(part: PartName): boolean
  /** Settles with the code, and never without: what fails is told by the store. */
  load(): Promise<Loaded>
  retry(): void
  /** The page is off the screen: there is nothing to hold any more. */
  leave(): void
}

const WAITING: ServerPageState = { status: 'waiting' }

export function createServerPage(modules: RemoteModules, page: PartName): ServerPage {
  const store = createStore<ServerPageState>(() => WAITING)
  const { promise, resolve } = Promise.withResolvers<Loaded>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const attempt = () => {
    store.setState(WAITING, true)
    clearTimeout(timer)
    timer = setTimeout(() => store.setState({ status: 'slow' }, true), STILL_LOADING_AFTER)
    const load = modules.load(page)
    load.then(
      (component) => {
        end()
        resolve(component)
      },
      (error: unknown) => {
        clearTimeout(timer)
        store.setState({ status: 'failed', error }, true)
      },
    )
  }
  const end = () => {
    clearTimeout(timer)
    store.setState({ status: 'ready' }, true)
  }
  attempt()

  return {
    store,
    holds: ({ remote, kind, name }) =>
      store.getState().status !== 'ready' && remote === page.remote && kind === page.kind && name === page.name,
    load: () => promise,
    retry() {
      modules.forget(page)
      attempt()
    },
    leave: end,
  }
}

/** Where the browser renders the first page itself. */
export const noServerPage: ServerPage = {
  store: createStore<ServerPageState>(() => ({ status: 'ready' })),
  holds: () => false,
  load: () => new Promise(() => {}),
  retry: () => {},
  leave: () => {},
}
