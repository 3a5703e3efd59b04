import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { inWorkspace } from '../workspace.ts'
import type { Counts } from './steps.ts'

/** Where a runner writes its report; the one of an earlier run is gone. */
export function reportPath(name: string): string {
  const folder = inWorkspace('test-results')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  rmSync(path, { force: true })
  return path
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A file that could not be loaded has no tests to fail, and is a failure. */
export function readVitestReport(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestSchema.parse(report)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** So many browser tests of a run may need a second try on a busy machine; one more, and each of them has failed. */
export const SECOND_TRIES = 5

/** The runner names the tests that needed a second try. */
export function readPlaywrightReport(report: unknown): Counts {
  const { stats, errors } = playwrightSchema.parse(report)
  const failed = stats.unexpected + errors.length
  return stats.flaky > SECOND_TRIES
    ? { passed: stats.expected, failed: failed + stats.flaky }
    : { passed: stats.expected + stats.flaky, failed }
}

export function readReport(path: string): unknown {
  if (!existsSync(path)) throw new Error(`The test runner left no report in ${path}.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
