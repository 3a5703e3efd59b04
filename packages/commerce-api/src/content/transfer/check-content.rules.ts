import * as z from 'zod/mini'
import { type Content, type ContentKind, contentKinds, contentSchemas, entryKey, fileOf } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import { checkPeriod, checkTemplate } from './template-check.rules.ts'

/** What stands in the files, by kind; a kind without a file is left as it is. */
export type RawContent = { readonly [Kind in ContentKind]?: unknown }

export type CheckedContent = {
  readonly content: Partial<Content>
  readonly problems: readonly ContentProblem[]
}

/** Reads what stands in the files. Every problem is told, not the first one only. */
export function checkContent(raw: RawContent): CheckedContent {
  const content: Partial<Content> = {}
  const problems: ContentProblem[] = []
  for (const kind of contentKinds) {
    if (raw[kind] !== undefined) Object.assign(content, checkKind(kind, raw[kind], problems))
  }
  return { content, problems }
}

function checkKind(kind: ContentKind, raw: unknown, problems: ContentProblem[]) {
  const file = fileOf(kind)
  const parsed = z.safeParse(contentSchemas[kind], kind === 'templates' ? withCollectionNames(raw) : raw)
  if (!parsed.success) {
    problems.push(
      ...parsed.error.issues.map(({ path, message }) => ({ file, path: z.core.toDotPath(path), reason: message })),
    )
    return {}
  }
  const { data } = parsed
  problems.push(
    ...unknownFields(raw, data, '').map((path) => ({ file, path, reason: 'Unknown field' })),
    ...duplicates(data.map((entry) => entryKey(entry))).map((problem) => ({ file, ...problem })),
    ...data.flatMap((entry, index) =>
      ('template' in entry
        ? checkTemplate(entry.template, `[${index}].template`)
        : checkPeriod(entry, `[${index}]`)
      ).map((problem) => ({ file, ...problem })),
    ),
  )
  return { [kind]: data }
}

/** A template names a collection by its address; what else the store knows of it is put in later. */
function withCollectionNames(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(withCollectionNames)
  if (typeof raw !== 'object' || raw === null) return raw
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      name === 'collection' && typeof value === 'object' && value !== null
        ? { id: NO_ID, name: '', ...value }
        : withCollectionNames(value),
    ]),
  )
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Fields that were given and are no part of what was read: a misspelt one would be lost without a word. */
function unknownFields(given: unknown, read: unknown, path: string): readonly string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) => {
    const place = Array.isArray(given) ? `${path}[${name}]` : `${path}${path && '.'}${name}`
    const known: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined
    return known === undefined ? [place] : unknownFields(value, known, place)
  })
}

const duplicates = (keys: readonly string[]) =>
  keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [{ path: `[${index}]`, reason: `"${key}" stands in this file twice` }],
  )
