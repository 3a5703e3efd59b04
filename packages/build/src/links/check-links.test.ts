import { expect, it } from 'vitest'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { checkLinks } from './check-links.ts'

function check(readme: string) {
  const workspace = makeFolder()
  writeFiles(workspace, {
    'README.md': readme,
    'docs/how.md': '# How `npm start` works, and why\n\nSee [the start](../README.md).',
    'packages/api/package.json': '{}',
  })
  return checkLinks(workspace)
}

it.each([
  ['a file', '[how](docs/how.md)'],
  ['a heading', '[how](docs/how.md#how-npm-start-works-and-why)'],
  ['a heading of its own', '# Two commands\n\n[commands](#two-commands)'],
  ['another site', '[GitHub](https://github.com/x#y)'],
  ['code', '`[a](b.md)`\n\n```\n[a](b.md)\n```'],
])('accepts %s', (_, readme) => {
  expect(check(readme)).toEqual([])
})

it.each([
  ['a file that is not there', 'See\n[how](docs/who.md)', 2, 'docs/who.md leads to no file.'],
  ['a picture that is not there', '![home](docs/home.jpg)', 1, 'docs/home.jpg leads to no file.'],
  ['a heading that is not there', '[how](docs/how.md#when)', 1, 'docs/how.md#when leads to no heading.'],
])('names %s', (_, readme, line, message) => {
  expect(check(readme)).toEqual([{ file: 'README.md', line, message }])
})
