import { createStore } from 'zustand/vanilla'

/** Pages that "back" leads through, the open one last (spec 1 §2). */
export const backHistory = createStore<readonly string[]>(() => [])

export type Visit = {
  readonly path: string
  readonly kind: 'PUSH' | 'REPLACE' | 'POP'
  readonly clearsHistory?: boolean
  readonly noHistory?: boolean
}

/** The stack after a visit: cleared by pages flagged so, popped on the way back, pages without history left out. */
export function afterVisit(paths: readonly string[], visit: Visit): readonly string[] {
  const { path, kind, clearsHistory = false, noHistory = false } = visit
  if (clearsHistory) return noHistory ? [] : [path]
  if (kind === 'POP') {
    const index = paths.lastIndexOf(path)
    return index === -1 ? [path] : paths.slice(0, index + 1)
  }
  const before = kind === 'REPLACE' ? paths.slice(0, -1) : paths
  if (noHistory || before.at(-1) === path) return before
  return [...before, path]
}
