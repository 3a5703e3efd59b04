import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rspack } from '@rsbuild/core'
import { expect, it } from 'vitest'
import markSchemasPure from './pure-schemas.ts'
import leaveSchemasForLater from './schemas-later.ts'
import { findWorkspace } from './workspace.ts'

const folder = join(findWorkspace(), 'packages/api/src')

function load(file: string, query: string, source: string): string {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- all that the loader takes of its surroundings
  const context = { resourcePath: join(folder, file), resourceQuery: query } as Rspack.LoaderContext
  return leaveSchemasForLater.call(context, source)
}

const source = `import { endpoint } from './endpoint.ts'
export const milkSchema = z.object({ fat: z.number() })
export const milk = endpoint({
  name: 'milk',
  method: 'GET',
  path: '/v1/Milk/:id',
  access: 'guest',
  params: z.object({
    id: z.string(),
  }),
  data: milkSchema,
  cacheMinutes: 5,
})
`

it('leaves of a call what names and sends it, and the way to the rest', () => {
  expect(load('milk.ts', '?later=milk', source)).toBe(`export const milk = {
  name: 'milk',
  method: 'GET',
  path: '/v1/Milk/:id',
  access: 'guest',
  cacheMinutes: 5,
  whole: () => import(/* webpackChunkName: "schemas", webpackExports: ["milk"] */ './milk.ts?whole').then((module) => module.milk),
}
`)
})

it('keeps everything else of the file', () => {
  expect(load('milk.ts', '', source)).toBe(`import { endpoint } from './endpoint.ts'
export const milkSchema = z.object({ fat: z.number() })
export { milk } from './milk.ts?later=milk'
`)
})

it('keeps the whole apart, with what it is made of', () => {
  expect(load('milk.ts', '?whole', source)).toContain("from './endpoint.ts?whole'")
})

it('refuses a call that is declared in a way it cannot read', () => {
  expect(() => load('milk.ts', '', 'export const milk = endpoint(facts)')).toThrow('milk.ts declares a call')
})

it.each(readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.')))(
  'reads every call of %s with its facts',
  (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const names = [...load(file, '', text).matchAll(/\?later=(\w+)'/g)].map(([, name = '']) => name)

    expect(names).toHaveLength(text.match(/ = endpoint\(\{/g)?.length ?? 0)
    for (const name of names) {
      expect(load(file, `?later=${name}`, text)).toMatch(/ {2}name: .*\n {2}method: .*\n {2}path: .*\n {2}access: /)
    }
  },
)

it('marks a schema, with all that it is made of, as free of effects', () => {
  const text = `import * as z from 'zod/mini'
/** Text. */
export const nameSchema = z.object({
  name: z.string(),
})
const kinds = 2
`
  expect(markSchemasPure(text)).toContain(`export const nameSchema = /*#__PURE__*/ (() => /*#__PURE__*/ z.object({
  name: /*#__PURE__*/ z.string(),
}))()
const kinds = 2`)
})
