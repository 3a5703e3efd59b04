import { inWorkspace } from '../workspace.ts'
import { readPlaywrightReport, readReport, readVitestReport, reportPath } from './reports.ts'
import type { Step } from './steps.ts'

const bin = (name: string) => inWorkspace('node_modules/.bin', name)

const types = (part: string): Step => ({
  name: `types (${part})`,
  command: [bin('tsc'), '-p', `tsconfig.${part}.json`],
})

function vitest(name: string, projects: readonly string[]): Step {
  const report = reportPath(projects.join('-'))
  return {
    name,
    command: [
      process.execPath,
      inWorkspace('node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => readVitestReport(readReport(report)),
  }
}

/** Everything that needs no browser. */
export const checksWithoutBrowser = (): readonly Step[] => [
  types('browser'),
  types('server'),
  types('e2e'),
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint and cycles', command: [bin('oxlint'), '--deny-warnings'] },
  { name: 'boundaries', command: [process.execPath, inWorkspace('packages/build/bin/aisle.mjs'), 'boundaries'] },
  vitest('unit tests', ['unit', 'dom']),
  vitest('API tests on PostgreSQL', ['api']),
  { name: 'sizes', command: [process.execPath, inWorkspace('packages/build/bin/aisle.mjs'), 'size'] },
]

/** Composition and journeys in a real browser, on the production build. */
export function browserChecks(): readonly Step[] {
  const report = reportPath('browser')
  return [
    {
      name: 'composition and journeys in the browser',
      command: [
        process.execPath,
        inWorkspace('e2e/node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        inWorkspace('e2e/playwright.config.ts'),
      ],
      count: () => readPlaywrightReport(readReport(report)),
    },
  ]
}
