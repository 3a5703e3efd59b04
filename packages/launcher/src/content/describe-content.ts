import { type Changes, type Content, type ContentChanges, contentKinds, fileOf } from '@aisle/commerce-api/content'

type PreviewLink = { readonly origin: string; readonly token: string; readonly expiresAt: Date }

/** A link to the preview. The token stands behind `#`: browsers send that to nobody. */
export const describePreview = ({ origin, token, expiresAt }: PreviewLink): string =>
  `Until ${expiresAt.toISOString()}, this link shows the home page with what is not published yet.
Whoever has it can see that; --revoke takes all links of the store back.

${origin}/templates-preview#token=${token}`

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
