import type { ValueArea } from '@aisle/platform/host'

/** A browser's storage, and where that is full or blocked another place; what either holds is found (F46). */
export function createAreaWithSpare(area: () => ValueArea, spare: ValueArea): ValueArea {
  return {
    getItem(name) {
      try {
        return area().getItem(name) ?? spare.getItem(name)
      } catch {
        return spare.getItem(name) // blocked
      }
    },
    setItem(name, value) {
      try {
        area().setItem(name, value)
      } catch {
        spare.setItem(name, value) // full or blocked
      }
    },
    removeItem(name) {
      spare.removeItem(name)
      area().removeItem(name)
    },
  }
}
