import { resolve } from 'node:path'
import { commandLine } from '../command-line.ts'

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

export type PreviewOptions = {
  readonly action: 'preview'
  readonly tenant: string
  /** How long the link is good for. */
  readonly minutes: number
  /** Take all links back instead of making one. */
  readonly revokes: boolean
}

const { parse, refuse } = commandLine(`npm run content -- export --tenant NAME [--folder FOLDER] [--overwrite]
npm run content -- import --tenant NAME [--folder FOLDER] [--check] [--prune]
npm run content -- preview --tenant NAME [--minutes NUMBER] [--revoke]`)
const OPTIONS = {
  tenant: { type: 'string' },
  folder: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  revoke: { type: 'boolean', default: false },
} as const

/** What each takes beside the tenant. */
const flags = {
  export: ['folder', 'overwrite'],
  import: ['folder', 'check', 'prune'],
  preview: ['minutes', 'revoke'],
} as const
const doings = { export: 'an export', import: 'an import', preview: 'a preview' } as const

/** Minutes: an hour unless said otherwise, a day at most. */
const MINUTES = { usual: 60, most: 24 * 60 } as const

/** @param here the folder where the command was typed @throws Refusal */
export function readContentOptions(args: readonly string[], here: string): ContentOptions | PreviewOptions {
  const { values, positionals } = parse(args, OPTIONS)
  const [action, ...more] = positionals
  if ((action !== 'export' && action !== 'import' && action !== 'preview') || more.length > 0) {
    throw refuse('Content is exported, imported or previewed')
  }
  const { tenant } = values
  if (!tenant) throw refuse('Whose content? Name the tenant')
  const allowed: readonly string[] = flags[action]
  const wrong = Object.entries(values).find(
    ([name, value]) => name !== 'tenant' && value !== undefined && value !== false && !allowed.includes(name),
  )
  if (wrong) throw refuse(`--${wrong[0]} has no meaning for ${doings[action]}`)
  if (action === 'preview') return { action, tenant, minutes: minutesOf(values.minutes), revokes: values.revoke }
  return {
    action,
    tenant,
    folder: resolve(here, values.folder ?? `content/${tenant}`),
    overwrites: values.overwrite,
    isCheck: values.check,
    prunes: values.prune,
  }
}

function minutesOf(text: string | undefined): number {
  const minutes = text === undefined ? MINUTES.usual : Number(text)
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MINUTES.most) return minutes
  throw refuse(`--minutes is "${text}": give a whole number from 1 to ${MINUTES.most}`)
}
