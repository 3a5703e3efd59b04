import { type Check, isRecord } from '../shapes/shape.ts'

/** A value that outlives the page. Whatever the storage holds, `read` answers with a valid value or `undefined`. */
export interface StoredValue<T> {
  read(): T | undefined
  write(value: T): void
  remove(): void
}

/** What of a browser's storage it takes to keep values. */
export type ValueArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Options<T> = {
  /** Full name, tenant included: `aisle:fresh:cart-number`. */
  readonly key: string
  /** Values of another version are ignored. */
  readonly version: number
  readonly check: Check<T>
  /** `() => localStorage`; asking may throw where the browser blocks storage. */
  readonly area: () => ValueArea
  /** Seconds from the last write; without it as long as the area keeps it. */
  readonly lifetime?: number
}

/** A validated, versioned value in a browser's storage; kept in memory where that is blocked or full (F46). */
export function createStoredValue<T>({ key, version, check, area, lifetime }: Options<T>): StoredValue<T> {
  let inMemory: T | undefined

  return {
    read() {
      if (inMemory !== undefined) return inMemory
      try {
        const kept: unknown = JSON.parse(area().getItem(key) ?? 'null')
        if (!isRecord(kept) || kept['version'] !== version || !isLiving(kept['until'], lifetime)) return undefined
        return check(kept['value']) ? kept['value'] : undefined
      } catch {
        return undefined // blocked storage or foreign text: as if nothing had been kept
      }
    },
    write(value) {
      try {
        const until = lifetime && Date.now() + lifetime * 1000
        area().setItem(key, JSON.stringify({ version, value, until }))
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

/** A value that was written to last is over at its time, and at once when it claims more than a lifetime. */
const isLiving = (until: unknown, lifetime: number | undefined): boolean => {
  if (lifetime === undefined) return true
  const left = typeof until === 'number' ? until - Date.now() : 0
  return left > 0 && left <= lifetime * 1000
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
