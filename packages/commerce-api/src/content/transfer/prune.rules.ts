import type { Changes } from './content-changes.rules.ts'
import { type Content, type ContentKind, entryKey, fileOf } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'

/** What must not be removed: the home page for all locations, and collections that a template goes on showing. */
export function pruneProblems(
  stored: Content,
  changes: { readonly [Kind in ContentKind]?: Changes },
): readonly ContentProblem[] {
  const removed = (kind: ContentKind) => new Set(changes[kind]?.missing ?? [])
  const templates = removed('templates')
  const home = templates.has('home')
    ? [
        {
          file: fileOf('templates'),
          path: '',
          reason: 'Has no template "home", without which the store has no home page',
        },
      ]
    : []
  const rewritten = new Set([...(changes.templates?.changed ?? []), ...templates])
  const untouched = stored.templates.filter((entry) => !rewritten.has(entryKey(entry)))
  const collections = removed('collections')
  const shown = untouched.flatMap((entry) =>
    [...collectionsIn(entry.template)]
      .filter((seoName) => collections.has(seoName))
      .map((seoName) => ({
        file: fileOf('collections'),
        path: '',
        reason: `Lacks "${seoName}", which the template ${entryKey(entry)} shows`,
      })),
  )
  return [...home, ...shown]
}

/** The addresses of the collections that a template shows. */
function collectionsIn(template: unknown): ReadonlySet<string> {
  if (typeof template !== 'object' || template === null) return new Set()
  const seoName: unknown =
    'collection' in template && typeof template.collection === 'object' && template.collection !== null
      ? Reflect.get(template.collection, 'seoName')
      : undefined
  const own = typeof seoName === 'string' ? [seoName] : []
  return new Set([...own, ...Object.values(template).flatMap((inner) => [...collectionsIn(inner)])])
}
