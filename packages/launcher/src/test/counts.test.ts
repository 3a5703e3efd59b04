import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { requireChromium } from './chromium.ts'
import { readPlaywrightReport, readVitestReport, SECOND_TRIES } from './reports.ts'
import { countsOf, withLeftovers } from './steps.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

describe('what a check counts as', () => {
  const broken = () => {
    throw new Error('The test runner left no report')
  }
  const all = () => ({ passed: 9, failed: 0 })
  const some = () => ({ passed: 7, failed: 2 })

  it.each([
    { why: 'a check that is good', isGood: true, count: undefined, counts: { passed: 1, failed: 0 } },
    { why: 'a check that is not', isGood: false, count: undefined, counts: { passed: 0, failed: 1 } },
    { why: 'tests that pass', isGood: true, count: all, counts: { passed: 9, failed: 0 } },
    { why: 'tests of which some fail', isGood: false, count: some, counts: { passed: 7, failed: 2 } },
    { why: 'a runner that fails without a failed test', isGood: false, count: all, counts: { passed: 9, failed: 1 } },
    { why: 'a runner that leaves no report', isGood: true, count: broken, counts: { passed: 0, failed: 1 } },
  ])('$why: $counts', ({ isGood, count, counts }) => {
    expect(countsOf({ count }, isGood)).toEqual(counts)
  })
})

it('a check that leaves a folder behind has failed', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  using folder = openTemporaryFolder()
  mkdirSync(join(folder.path, 'aisle-feed-1'))
  mkdirSync(join(folder.path, 'of-somebody-else'))

  expect(withLeftovers({ passed: 3, failed: 0 }, folder.leftovers())).toEqual({ passed: 3, failed: 1 })
  expect(said).toHaveBeenCalledWith('Left behind in the temporary folder: aisle-feed-1')
  said.mockRestore()
})

it('a test file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ]

  expect(readVitestReport({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({ passed: 4, failed: 2 })
})

it('a few browser tests may need a second try, more are failures', () => {
  const reportOf = (flaky: number) => ({ stats: { expected: 50, unexpected: 1, flaky }, errors: [{}] })

  expect(readPlaywrightReport(reportOf(SECOND_TRIES))).toEqual({ passed: 50 + SECOND_TRIES, failed: 2 })
  expect(readPlaywrightReport(reportOf(SECOND_TRIES + 1))).toEqual({ passed: 50, failed: 3 + SECOND_TRIES })
})

it('a browser that was named and is not there is said at once', () => {
  expect(() => requireChromium('/no/such/chromium')).toThrow('CHROMIUM_PATH is /no/such/chromium')
})
