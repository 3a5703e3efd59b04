import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { inWorkspace } from '../workspace.ts'
import type { Outcome } from './steps.ts'

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
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** A file that could not be loaded has no tests to fail, and is a failure. */
export function readVitestReport(report: unknown): Outcome {
  const { numPassedTests, testResults } = vitestSchema.parse(report)
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(inWorkspace('.'), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file]
    })
  return { passed: numPassedTests, failures }
}

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** So many browser tests of a run may need a second try on a busy machine; one more, and each of them has failed. */
export const SECOND_TRIES = 5

export function readPlaywrightReport(report: unknown): Outcome {
  const { suites, errors } = playwrightSchema.parse(report)
  const tests = suites.flatMap(testsOf)
  const withStatus = (wanted: string) => tests.filter(({ status }) => status === wanted)
  const flaky = withStatus('flaky')
  const areTooMany = flaky.length > SECOND_TRIES
  return {
    passed: withStatus('expected').length + (areTooMany ? 0 : flaky.length),
    failures: [
      ...withStatus('unexpected').map(({ name, project }) => `${name} (${project})`),
      ...(areTooMany ? flaky.map(({ name, project }) => `${name} (${project}, passed at its second try)`) : []),
      ...errors.map(({ message }) => message ?? 'an error without a message'),
    ],
  }
}

type BrowserTest = { readonly name: string; readonly project: string; readonly status: string }

const testsOf = ({ specs, suites = [] }: z.infer<typeof suiteSchema>): readonly BrowserTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${file} › ${title}`, project: projectName, status })),
  ),
  ...suites.flatMap(testsOf),
]

export function readReport(path: string): unknown {
  if (!existsSync(path)) throw new Error(`The test runner left no report in ${path}.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}
