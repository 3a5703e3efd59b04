import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inWorkspace } from '../workspace.ts'
import { requireChromium } from './chromium.ts'
import { readPlaywrightReport, readVitestReport, SECOND_TRIES } from './reports.ts'
import { outcomeOf, withLeftovers } from './steps.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

describe('what a check counts as', () => {
  const broken = () => {
    throw new Error('The test runner left no report')
  }
  const all = () => ({ passed: 9, failures: [] })
  const some = () => ({ passed: 7, failures: ['one', 'another'] })

  it.each([
    { why: 'a check that is good', exitCode: 0, passed: 1, failures: [] },
    { why: 'a check that is not', exitCode: 2, passed: 0, failures: ['ended with code 2'] },
    { why: 'a check that was killed', passed: 0, failures: ['did not start, or was ended by a signal'] },
    { why: 'tests that pass', exitCode: 0, read: all, passed: 9, failures: [] },
    { why: 'tests of which some fail', exitCode: 1, read: some, passed: 7, failures: ['one', 'another'] },
    { why: 'a runner that fails alone', exitCode: 1, read: all, passed: 9, failures: ['ended with code 1'] },
    { why: 'no report', exitCode: 0, read: broken, passed: 0, failures: ['The test runner left no report'] },
  ])('$why: $passed, $failures', ({ exitCode, read, passed, failures }) => {
    expect(outcomeOf(read ? { read } : {}, exitCode)).toEqual({ passed, failures })
  })
})

it('a check that leaves a folder behind has failed', () => {
  using folder = openTemporaryFolder()
  mkdirSync(join(folder.path, 'aisle-feed-1'))
  mkdirSync(join(folder.path, 'of-somebody-else'))

  expect(withLeftovers({ passed: 3, failures: [] }, folder.leftovers())).toEqual({
    passed: 3,
    failures: ['left behind in the temporary folder: aisle-feed-1'],
  })
})

it('names the tests that failed, and a file of tests that could not be loaded', () => {
  const passed = { fullName: 'adds', status: 'passed' }
  const failed = { fullName: 'subtracts', status: 'failed' }
  const testResults = [
    { name: inWorkspace('shell/unloaded.test.ts'), status: 'failed', assertionResults: [] },
    { name: inWorkspace('shell/sums.test.ts'), status: 'failed', assertionResults: [passed, failed] },
    { name: inWorkspace('shell/other.test.ts'), status: 'passed', assertionResults: [passed] },
  ]

  expect(readVitestReport({ numPassedTests: 2, testResults })).toEqual({
    passed: 2,
    failures: ['shell/unloaded.test.ts', 'shell/sums.test.ts › subtracts'],
  })
})

describe('what a run in the browser counts as', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ projectName: 'desktop', status }],
  })
  const runWith = (flaky: number) => ({
    suites: [
      {
        specs: [spec('buys', 'expected')],
        suites: [
          {
            specs: [
              spec('pays', 'unexpected'),
              ...Array.from({ length: flaky }, (_, index) => spec(`${index}`, 'flaky')),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'no store' }],
  })
  const failures = ['a.spec.ts › pays (desktop)', 'no store']

  it('a few may need a second try', () => {
    expect(readPlaywrightReport(runWith(SECOND_TRIES))).toEqual({ passed: 1 + SECOND_TRIES, failures })
  })

  it('with more, each of them has failed', () => {
    const outcome = readPlaywrightReport(runWith(SECOND_TRIES + 1))

    expect(outcome.passed).toBe(1)
    expect(outcome.failures).toHaveLength(failures.length + SECOND_TRIES + 1)
    expect(outcome.failures).toContain('a.spec.ts › 0 (desktop, passed at its second try)')
  })
})

it('a browser that was named and is not there is said at once', () => {
  expect(() => requireChromium('/no/such/chromium')).toThrow('CHROMIUM_PATH is /no/such/chromium')
})
