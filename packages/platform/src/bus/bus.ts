import type { EventMap, EventName } from '@aisle/contract'
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
  const subscribers = new Set<(fact: Fact) => void>()
  return {
    emit(name, detail) {
      // Whoever subscribes while a fact is told hears the next one.
      const present = [...subscribers]
      // oxlint-disable-next-line typescript/consistent-type-assertions -- name and detail are one member of the union
      for (const hear of present) hear({ name, detail } as Fact)
    },
    on(name, handle, { signal }) {
      if (signal.aborted) return
      const hear = (fact: Fact) => {
        if (signal.aborted || fact.name !== name) return
        try {
          // oxlint-disable-next-line typescript/consistent-type-assertions -- narrowed by the name above
          handle(fact.detail as Parameters<typeof handle>[0])
        } catch (error) {
          report(error)
        }
      }
      subscribers.add(hear)
      signal.addEventListener('abort', () => subscribers.delete(hear), { once: true })
    },
  }
}

/** The page's bus. */
export const bus: Bus = {
  emit: (name, detail) => currentPlatform().bus.emit(name, detail),
  on: (name, handle, options) => currentPlatform().bus.on(name, handle, options),
}
