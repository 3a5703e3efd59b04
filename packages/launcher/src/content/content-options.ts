import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'

export type ContentOptions = {
  readonly action: 'export' | 'import'
  readonly tenant: string
  /** Where the files are, or go. */
  readonly folder: string
  /** Export: replace files that are there. */
  readonly overwrites: boolean
  /** Import: say what would change, and change nothing. */
  readonly isCheck: boolean
  /** Import: remove what no file has. */
  readonly prunes: boolean
}

const USAGE = `npm run content -- export --tenant NAME [--folder FOLDER] [--overwrite]
npm run content -- import --tenant NAME [--folder FOLDER] [--check] [--prune]`

/** @param here the folder where the command was typed @throws Refusal */
export function readContentOptions(args: readonly string[], here: string): ContentOptions {
  const { values, positionals } = parse(args)
  const [action, ...more] = positionals
  if ((action !== 'export' && action !== 'import') || more.length > 0) {
    throw new Refusal(`Content is exported or imported:\n${USAGE}`)
  }
  if (!values.tenant) throw new Refusal(`Whose content? Name the tenant:\n${USAGE}`)
  const strange = action === 'export' ? (['check', 'prune'] as const) : (['overwrite'] as const)
  const wrong = strange.find((name) => values[name])
  if (wrong) throw new Refusal(`--${wrong} has no meaning for an ${action}:\n${USAGE}`)
  return {
    action,
    tenant: values.tenant,
    folder: resolve(here, values.folder ?? `content/${values.tenant}`),
    overwrites: values.overwrite,
    isCheck: values.check,
    prunes: values.prune,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        folder: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new Refusal(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause })
  }
}
