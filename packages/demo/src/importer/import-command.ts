import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BrokenFeed } from './feed.types.ts'
import { importFeed, type ImportResult } from './import-feed.ts'
import { writeProblemReport } from './problem-report.ts'
import { createProgressBar } from './progress-bar.ts'
import { drawPlaceholder } from './placeholder.ts'
import { placeholderOf } from './to-seed.ts'

type Surroundings = { readonly databaseUrl: string; readonly imagesDir: string }

const usage = 'npm run import -- --tenant NAME --file FEED [--strict] [--report FILE]'

/** `npm run import`: reads the arguments, imports, says what was done. @throws BrokenFeed, a sentence */
export async function importCommand(args: readonly string[], { databaseUrl, imagesDir }: Surroundings): Promise<void> {
  const { tenant, file, strict: isStrict, report = `${file}.problems.tsv` } = readArguments(args)
  const bar = createProgressBar(process.stderr)
  const result = await importFeed({
    databaseUrl,
    tenant,
    file,
    isStrict,
    onProgress: (phase, done, total) => bar.show(phase === 'reading' ? 'Reading' : 'Writing', done, total),
  }).finally(() => bar.end())
  drawPlaceholders(result, imagesDir)
  if (result.problems.length > 0) writeProblemReport(report, result.problems)
  describe(result, report).forEach((line) => console.log(line))
  if (!result.written) process.exitCode = 1
}

function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tenant: { type: 'string' },
      file: { type: 'string' },
      strict: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  })
  const { tenant, file, strict, report } = values
  if (!tenant || !file) throw new BrokenFeed(`The import needs a tenant and a file: ${usage}`)
  if (!existsSync(file)) throw new BrokenFeed(`There is no file ${file}.`)
  return { tenant, file, strict, report }
}

/** A drawing for each department that has none yet: a product without an image is never a broken one. */
function drawPlaceholders({ categories }: ImportResult, imagesDir: string) {
  for (const path of [[], ...categories.filter(({ length }) => length === 1)]) {
    const target = join(imagesDir, placeholderOf(path).replace('/images/', ''))
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, drawPlaceholder(path[0] ?? 'Other'))
  }
}

function describe({ written, retired, problems }: ImportResult, report: string): readonly string[] {
  const skipped = new Set(problems.map(({ line }) => line)).size
  const told = problems.length > 0 ? [`${skipped} lines were skipped; ${report} says why.`] : []
  if (!written) return [`Nothing was imported, because --strict was asked for and ${skipped} lines are wrong.`, ...told]
  const { inserted, updated, unchanged } = written
  return [
    `${inserted} products are new, ${updated} changed, ${unchanged} are as they were, ${retired} are gone.`,
    ...told,
  ]
}
