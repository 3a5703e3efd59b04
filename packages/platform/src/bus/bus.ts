import type { EventMap, EventName } from '@aisle/contract'
import { filter, map, Subject } from 'rxjs'
import { currentPlatform } from '../platform.tsx'

type Fact = { readonly [Name in EventName]: { readonly name: Name; readonly detail: EventMap[Name] } }[EventName]

/** Facts between remotes: no replay, no reply; a subscriber that throws stops nobody else. */
export interface Bus {
  emit<Name extends EventName>(name: Name, detail: EventMap[Name]): void
  on<Name extends EventName>(
    name: Name,
    handle: (detail: EventMap[Name]) => void,
    options: { signal: AbortSignal },
  ): void
}

export function createBus(report: (error: unknown) => void): Bus {
  const facts = new Subject<Fact>()
  return {
    emit(name, detail) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- name and detail are one member of the union
      facts.next({ name, detail } as Fact)
    },
    on(name, handle, { signal }) {
      if (signal.aborted) return
      const subscription = facts
        .pipe(
          filter((fact) => fact.name === name),
          // oxlint-disable-next-line typescript/consistent-type-assertions -- narrowed by the filter above
          map((fact) => fact.detail as Parameters<typeof handle>[0]),
        )
        .subscribe((detail) => {
          try {
            handle(detail)
          } catch (error) {
            report(error)
          }
        })
      signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true })
    },
  }
}

/** The page's bus. */
export const bus: Bus = {
  emit: (name, detail) => currentPlatform().bus.emit(name, detail),
  on: (name, handle, options) => currentPlatform().bus.on(name, handle, options),
}
