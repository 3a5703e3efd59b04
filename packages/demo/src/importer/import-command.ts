import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { placeholderDrawings } from '../drawings.ts'
import { writeImages } from '../seed/write-images.ts'
import { BrokenFeed } from './feed.types.ts'
import { importFeed, type ImportResult } from './import-feed.ts'
import { writeProblemReport } from './problem-report.ts'
import { createProgressBar } from './progress-bar.ts'

/** What an import needs of an installation, for as long as it takes. */
export type Installation = AsyncDisposable & { readonly databaseUrl: string; readonly imagesDir: string }

const usage = 'npm run import -- --tenant NAME --file FEED [--source NAME] [--strict] [--shrink] [--report FILE]'

/** `npm run import`: reads the arguments, imports, says what was done. @throws BrokenFeed, a sentence */
export async function importCommand(args: readonly string[], open: () => Promise<Installation>): Promise<void> {
  const { tenant, file, source, strict: isStrict, shrink: mayShrink, report } = readArguments(args)
  await using installation = await open()
  const { databaseUrl, imagesDir } = installation
  const bar = createProgressBar(process.stderr)
  const result = await importFeed({
    databaseUrl,
    tenant,
    file,
    ...(source ? { source } : {}),
    isStrict,
    mayShrink,
    onProgress: (phase, done, total) => bar.show(phase === 'reading' ? 'Reading' : 'Writing', done, total),
  }).finally(() => bar.end())
  if (result.written) await writePlaceholders(imagesDir)
  if (result.problems.length > 0) writeProblemReport(report, result.problems)
  describe(result, report).forEach((line) => console.log(line))
  if (!result.written) process.exitCode = 1
}

function readArguments(args: readonly string[]) {
  const values = parse(args)
  if (!values.tenant || !values.file) throw new BrokenFeed(`The import needs a tenant and a file: ${usage}`)
  const file = here(values.file)
  if (!existsSync(file)) throw new BrokenFeed(`There is no file ${file}.`)
  return { ...values, tenant: values.tenant, file, report: here(values.report ?? `${file}.problems.tsv`) }
}

/** npm runs scripts in the root of the project; a path is meant from where it was typed. */
const here = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path)

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        file: { type: 'string' },
        source: { type: 'string' },
        strict: { type: 'boolean', default: false },
        shrink: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    }).values
  } catch (cause) {
    throw new BrokenFeed(`${cause instanceof Error ? cause.message : String(cause)}. Usage: ${usage}`, { cause })
  }
}

/** Drawings for products without an image, where this installation has none yet. */
const writePlaceholders = (imagesDir: string) =>
  writeImages(
    imagesDir,
    placeholderDrawings().filter(({ path }) => !existsSync(join(imagesDir, path.replace('/images/', '')))),
  )

function describe({ written, retired, isComplete, problems }: ImportResult, report: string): readonly string[] {
  const skipped = new Set(problems.map(({ line }) => line)).size
  const told = problems.length > 0 ? [`${rows(skipped)} not taken; ${report} says why.`] : []
  if (!written) return ['Nothing was imported.', ...told]
  const { inserted, updated, unchanged } = written
  return [
    `${inserted} products are new, ${updated} changed, ${unchanged} are as they were, ${retired} are gone.`,
    ...told,
    ...(isComplete
      ? []
      : ['Some rows do not tell which product they are, so nothing was taken off the shelves this time.']),
  ]
}

const rows = (count: number) => (count === 1 ? '1 row was' : `${count} rows were`)
