import { type Check, isRecord } from '../shapes/shape.ts'

/** A value that outlives the page. Whatever the storage holds, `read` answers with a valid value or `undefined`. */
export interface StoredValue<T> {
  read(): T | undefined
  write(value: T): void
  remove(): void
}

type Options<T> = {
  /** Full name, tenant included: `aisle:fresh:cart-number`. */
  readonly key: string
  /** Values of another version are ignored. */
  readonly version: number
  readonly check: Check<T>
  /** `() => localStorage`; asking may throw where the browser blocks storage. */
  readonly area: () => Storage
}

/** A validated, versioned value in a browser's storage; kept in memory where that is blocked or full (F46). */
export function createStoredValue<T>({ key, version, check, area }: Options<T>): StoredValue<T> {
  let inMemory: T | undefined

  return {
    read() {
      if (inMemory !== undefined) return inMemory
      try {
        const kept: unknown = JSON.parse(area().getItem(key) ?? 'null')
        return isRecord(kept) && kept['version'] === version && check(kept['value']) ? kept['value'] : undefined
      } catch {
        return undefined // blocked storage or foreign text: as if nothing had been kept
      }
    },
    write(value) {
      try {
        area().setItem(key, JSON.stringify({ version, value }))
        inMemory = undefined
      } catch {
        inMemory = value // blocked or full: this page still remembers
      }
    },
    remove() {
      inMemory = undefined
      try {
        area().removeItem(key)
      } catch {
        // blocked storage holds nothing to remove
      }
    },
  }
}

/** A value of this page only. */
export function createMemoryValue<T>(initial?: T): StoredValue<T> {
  let value = initial
  return {
    read: () => value,
    write(next) {
      value = next
    },
    remove() {
      value = undefined
    },
  }
}
