import type { CallTemplate, Component, DeclaredCall, Remote } from '@aisle/contract'
import type { ComponentType, FragmentInstance } from 'react'

export type PartKind = 'page' | 'widget' | 'dialog'

/** A page, widget or dialog of a remote. */
export type PartName = { readonly remote: string; readonly kind: PartKind; readonly name: string }

/** The calls that a route declares, and the API's declarations of them. */
export type PageData = { readonly templates: readonly CallTemplate[]; readonly calls: readonly DeclaredCall[] }

/** What loads a remote's code (`federation/`). */
export interface RemoteSource {
  loadRemote(name: string, signal: AbortSignal): Promise<Remote>
  /** Lets the next load start over. */
  forget(name: string): void
}

type Part = ComponentType<object>
type Entry = { readonly promise: Promise<Part>; component?: Part; readonly stop: AbortController }

export type RemoteModules = ReturnType<typeof createRemoteModules>

/** The parts of remotes that were asked for, each loaded once. One that is there renders without a fallback. */
export function createRemoteModules(source: RemoteSource) {
  const entries = new Map<string, Entry>()
  const running = new Set<string>()
  const shown = new Map<FragmentInstance, PartName>()
  const onPage: ReadonlyMap<FragmentInstance, PartName> = shown

  const open = async ({ remote: remoteName, kind, name }: PartName, signal: AbortSignal) => {
    const remote = await source.loadRemote(remoteName, signal)
    if (!running.has(remoteName)) {
      running.add(remoteName)
      // A remote runs as long as the page: it has no later end than that.
      remote.start?.({ signal: new AbortController().signal })
    }
    const load = partsOf(remote, kind)[name]
    if (!load) throw new Error(`${remoteName} has no ${kind} ${name}.`)
    return asComponent((await load()).default)
  }

  const start = (part: PartName) => {
    const stop = new AbortController()
    const entry: Entry = { promise: open(part, stop.signal), stop }
    entries.set(keyOf(part), entry)
    entry.promise.then(
      (component) => {
        entry.component = component
        // React's own mark of a settled promise: `use` then gives the component at once.
        Object.assign(entry.promise, { status: 'fulfilled', value: component })
      },
      () => {}, // whoever waits for the promise hears of it
    )
    return entry
  }

  return {
    /** What is on the page now, and where. */
    shown: onPage,
    /** Notes where a part stands until it goes. */
    show(part: PartName, place: FragmentInstance | null) {
      if (place) shown.set(place, part)
      return () => {
        if (place) shown.delete(place)
      }
    },
    /** The component, if it is there. */
    peek: (part: PartName): Part | undefined => entries.get(keyOf(part))?.component,
    /** The same promise until it is forgotten: a failed one stays failed, so that rendering may wait on it. */
    load: (part: PartName): Promise<Part> => (entries.get(keyOf(part)) ?? start(part)).promise,
    /** Loads ahead of need; a failure is left to whoever needs it, who starts over. */
    preload(part: PartName): void {
      if (entries.has(keyOf(part))) return
      start(part).promise.catch(() => entries.delete(keyOf(part)))
    },
    /** What the data of a page is fetched with, where its remote brings that along. The page's registry is without it. */
    async dataOf({ remote, page }: { readonly remote: string; readonly page: string }): Promise<PageData> {
      const { surface, calls } = await source.loadRemote(remote, new AbortController().signal)
      const templates = surface.routes?.[page]?.data ?? []
      return { templates, calls: templates.length > 0 ? ((await calls?.())?.calls ?? []) : [] }
    },
    /** Starts over: the next `load` asks the network again. A part that is there stays. */
    forget(part: PartName): void {
      const entry = entries.get(keyOf(part))
      if (!entry || entry.component) return
      entries.delete(keyOf(part))
      source.forget(part.remote)
      entry.stop.abort()
    },
  }
}

const keyOf = ({ remote, kind, name }: PartName) => `${remote}/${kind}/${name}`

const partsOf = (remote: Remote, kind: PartKind) =>
  kind === 'page' ? remote.pages : kind === 'widget' ? remote.widgets : remote.dialogs

// oxlint-disable-next-line typescript/consistent-type-assertions -- the contract knows no React; what a remote lazily loads is one
const asComponent = (component: Component<never>) => component as Part
