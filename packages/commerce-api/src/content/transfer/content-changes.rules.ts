import { isDeepStrictEqual } from 'node:util'
import { type Content, type ContentKind, entryKey } from './content-files.ts'

/** What a file changes, by the keys of its entries. */
export type Changes = {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly same: readonly string[]
  /** In the store and not in the file. */
  readonly missing: readonly string[]
}

export function changesOf(stored: Content[ContentKind], wanted: Content[ContentKind]): Changes {
  const before = new Map<string, unknown>(stored.map((entry) => [entryKey(entry), entry]))
  const keysWhere = (fits: (key: string, entry: unknown) => boolean) =>
    wanted.flatMap((entry) => (fits(entryKey(entry), entry) ? [entryKey(entry)] : []))
  const wantedKeys = new Set(wanted.map((entry) => entryKey(entry)))
  return {
    added: keysWhere((key) => !before.has(key)),
    changed: keysWhere((key, entry) => before.has(key) && !isDeepStrictEqual(before.get(key), entry)),
    same: keysWhere((key, entry) => isDeepStrictEqual(before.get(key), entry)),
    missing: [...before.keys()].filter((key) => !wantedKeys.has(key)),
  }
}
