import { type Changes, type Content, type ContentChanges, contentKinds, fileOf } from '@aisle/commerce-api/content'

/** What was written where. */
export const describeExport = (content: Content, folder: string): string =>
  [`Written to ${folder}:`, ...contentKinds.map((kind) => `${fileOf(kind)}: ${content[kind].length}`)].join('\n')

type Way = { readonly isCheck: boolean; readonly prunes: boolean }

/** What an import has done, or would do: a line for each file. */
export function describeChanges(changes: ContentChanges, { isCheck, prunes }: Way): string {
  const lines = contentKinds.flatMap((kind) => {
    const change = changes[kind]
    return change ? [`${fileOf(kind)}: ${describe(change, prunes)}`] : []
  })
  return [...lines, ...(isCheck ? ['This was a check: nothing was changed.'] : [])].join('\n')
}

function describe({ added, changed, same, missing }: Changes, prunes: boolean): string {
  const gone = prunes ? 'removed' : 'not in the file and kept (--prune removes them)'
  return [
    `${added.length} new${named(added)}`,
    `${changed.length} changed${named(changed)}`,
    `${same.length} as they were`,
    ...(missing.length > 0 ? [`${missing.length} ${gone}${named(missing)}`] : []),
  ].join(', ')
}

const MOST_NAMED = 5

const named = (keys: readonly string[]) =>
  keys.length === 0 ? '' : ` (${keys.slice(0, MOST_NAMED).join(', ')}${keys.length > MOST_NAMED ? ', …' : ''})`
