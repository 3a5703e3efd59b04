import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { placeholderDrawings } from '../drawings.ts'
import { writeImages } from '../seed/write-images.ts'
import { BrokenFeed } from './feed.types.ts'
import { type FeedImageOptions, fetchFeedImages } from './images/feed-images.ts'
import { importFeed, type ImportOptions, type ImportResult } from './import-feed.ts'
import { writeProblemReport } from './problem-report.ts'
import { createProgressBar } from './progress-bar.ts'

/** What an import needs of an installation, for as long as it takes. */
export type Installation = AsyncDisposable & {
  readonly databaseUrl: string
  readonly imagesDir: string
  /** How images are fetched, where that differs from the rule. */
  readonly images?: Pick<FeedImageOptions, 'mayCall' | 'timeout'>
}

const LABELS = { reading: 'Reading', fetching: 'Images', writing: 'Writing' } as const

const usage =
  'npm run import -- --tenant NAME --file FEED [--source NAME] [--images fetch|refresh|none] [--strict] [--shrink] [--report FILE]'

/** `npm run import`: reads the arguments, imports, says what was done. @throws BrokenFeed, a sentence */
export async function importCommand(args: readonly string[], open: () => Promise<Installation>): Promise<void> {
  const { tenant, file, source, images, strict: isStrict, shrink: mayShrink, report } = readArguments(args)
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
    ...(images === 'none' ? {} : { fetchImages: imageFetcher(imagesDir, images === 'refresh', installation.images) }),
    onProgress: (phase, done, total) => bar.show(LABELS[phase], done, total),
  }).finally(() => bar.end())
  if (result.written) await writePlaceholders(imagesDir)
  const problems = [...result.problems, ...result.imageProblems]
  if (problems.length > 0) writeProblemReport(report, problems)
  describe(result, report).forEach((line) => console.log(line))
  if (!result.written) process.exitCode = 1
}

const imageFetcher =
  (imagesDir: string, isAnew: boolean, options: Installation['images']): ImportOptions['fetchImages'] =>
  (items, onImage) =>
    fetchFeedImages(items, { ...options, imagesDir, isAnew, onImage })

function readArguments(args: readonly string[]) {
  const values = parse(args)
  if (!values.tenant || !values.file) throw new BrokenFeed(`The import needs a tenant and a file: ${usage}`)
  const images = IMAGES.find((choice) => choice === values.images)
  if (!images) throw new BrokenFeed(`--images is one of ${IMAGES.join(', ')}. Usage: ${usage}`)
  const file = here(values.file)
  if (!existsSync(file)) throw new BrokenFeed(`There is no file ${file}.`)
  return { ...values, tenant: values.tenant, images, file, report: here(values.report ?? `${file}.problems.tsv`) }
}

const IMAGES = ['fetch', 'refresh', 'none'] as const

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
        images: { type: 'string', default: 'fetch' },
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

function describe(result: ImportResult, report: string): readonly string[] {
  const { written, retired, isComplete, problems, imageProblems } = result
  const skipped = new Set(problems.map(({ line }) => line)).size
  const told = [
    ...(skipped > 0 ? [`${rows(skipped)} not taken; ${report} says why.`] : []),
    ...(imageProblems.length > 0 ? [`${images(imageProblems.length)} not be had; ${report} says why.`] : []),
  ]
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
const images = (count: number) => (count === 1 ? '1 image could' : `${count} images could`)
