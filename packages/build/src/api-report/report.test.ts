import { expect, it } from 'vitest'
import { declarations, reportOf } from './report.ts'

const long = (last: string) => `export type Long = {\n${'    a: string;\n'.repeat(14)}    ${last}: string;\n};`

it('holds each declaration and no import', () => {
  const text = `import * as z from 'zod/mini';\nexport type A = {\n    a: string;\n};\ndeclare const b: A;\nexport {};\n`

  expect(declarations(text)).toEqual(['export type A = {\n    a: string;\n};', 'declare const b: A;'])
})

it('shows the beginning of a long declaration, and changes with its end', () => {
  const [one = ''] = declarations(long('x'))
  const [other = ''] = declarations(long('y'))

  expect(one.split('\n')).toHaveLength(4)
  expect(one).toMatch(/… 14 lines, [0-9a-f]{16}$/)
  expect(one).not.toBe(other)
})

it('names the module of each', () => {
  expect(reportOf('api', [{ file: 'ids.d.ts', text: 'export type Id = string;' }])).toContain(
    '## ids.d.ts\n\n```ts\nexport type Id = string;\n```',
  )
})
