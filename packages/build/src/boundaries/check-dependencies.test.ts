import { expect, it } from 'vitest'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { checkDependencies } from './check-dependencies.ts'

const packageOf = (...names: readonly string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, 'catalog:'])) })

function check(folder: string, declared: readonly string[], source: string) {
  const workspace = makeFolder()
  writeFiles(workspace, {
    'package.json': packageOf('vitest'),
    'packages/other/README.md': '',
    [`${folder}/package.json`]: packageOf(...declared),
    [`${folder}/src/a.ts`]: source,
  })
  return checkDependencies(workspace)
}

it.each([
  ['what is imported and declared', "import { z } from 'zod/mini'", ['zod']],
  ["the workspace's own", "import { it } from 'vitest'", []],
  ['modules of Node and files', "import 'node:fs'\nimport './b.ts'", []],
  ['what is named without an import', "import.meta.resolve('@swc/plugin')", ['@swc/plugin']],
  ['types of what is imported', "import pg from 'pg'", ['pg', '@types/pg']],
])('accepts %s', (_, source, declared) => {
  expect(check('packages/demo', declared, source)).toEqual([])
})

it('names what is imported and not declared', () => {
  expect(check('mf-orders', ['react'], "import { useQuery } from '@tanstack/react-query/core'")).toEqual([
    'mf-orders/package.json does not declare @tanstack/react-query, which is imported.',
  ])
})

it('names what is declared and used by nothing', () => {
  expect(check('packages/platform', ['rxjs', 'zod'], "import * as z from 'zod/mini'")).toEqual([
    'packages/platform/package.json declares rxjs, which nothing uses.',
  ])
})

it('lets a slice declare what it takes from the shell without naming it', () => {
  expect(check('mf-orders', ['react', 'react-dom'], '')).toEqual([])
})
