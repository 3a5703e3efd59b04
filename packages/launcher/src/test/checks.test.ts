import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inWorkspace } from '../workspace.ts'
import { nightlyChecks } from './checks.ts'

const isDependency = (path: string) => path.includes('node_modules')
const tests = globSync(['{packages,shell,mf-*}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts', 'e2e/playwright.config.ts'], {
  cwd: inWorkspace('.'),
  exclude: isDependency,
}).map((path) => ({ path, source: readFileSync(inWorkspace(path), 'utf8') }))

/** Names of files, or parts of them, as a step gives them to its program. */
const filesOf = (command: readonly string[]) =>
  command.slice(1).filter((word) => !/^(--|run$|test$|\/)/.test(word) && !word.startsWith(inWorkspace('.')))

const steps = nightlyChecks()
  .filter(({ env }) => env)
  .map(({ name, command, env = {} }) => ({ name, files: filesOf(command), env }))
const areIn = (files: readonly string[]) =>
  tests.filter(({ path }) => files.length === 0 || files.some((file) => path.includes(file)))
const reads = (source: string, variable: string) =>
  source.includes(`process.env.${variable}`) || source.includes(`process.env['${variable}']`)

it.each(steps)('has at night, for $name, files of each name that it gives', ({ files }) => {
  expect(files.filter((file) => areIn([file]).length === 0)).toEqual([])
})

it.each(steps)('sets at night, for $name, what one of its files reads', ({ files, env }) => {
  const readers = areIn([...files, 'playwright.config'])
  const unread = Object.keys(env).filter((variable) => !readers.some(({ source }) => reads(source, variable)))

  expect(unread).toEqual([])
})

it('has every test at night that may be told to take longer', () => {
  const variables = new Set(steps.flatMap(({ env }) => Object.keys(env)))
  const left = [...variables].flatMap((variable) =>
    tests
      .filter(({ source }) => reads(source, variable))
      .filter(({ path }) => path !== 'e2e/playwright.config.ts')
      .filter(
        ({ path }) => !steps.some(({ files, env }) => variable in env && files.some((file) => path.includes(file))),
      )
      .map(({ path }) => `${variable} of ${path}`),
  )

  expect(left).toEqual([])
})
