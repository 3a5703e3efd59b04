import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContentFolder, writeContentFolder } from './content-folder.ts'
import { BrokenContent } from './content-problem.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-content-'))
})
afterEach(() => rm(folder, { recursive: true }))

const content = {
  collections: [],
  templates: [],
  pages: [{ slug: 'about', title: 'About', html: '' }],
  disclaimers: [],
  announcements: [],
  synonyms: [],
}

describe('a folder of content', () => {
  it('is read as it was written', async () => {
    await writeContentFolder(join(folder, 'new'), content, false)

    expect(await readContentFolder(join(folder, 'new'))).toEqual(content)
    expect(await readFile(join(folder, 'new/pages.json'), 'utf8')).toBe(`${JSON.stringify(content.pages, null, 2)}\n`)
  })

  it('is not written over what is there, unless that is wanted', async () => {
    await writeFile(join(folder, 'pages.json'), '[]')

    await expect(writeContentFolder(folder, content, false)).rejects.toThrow(
      /holds pages.json already. Add --overwrite/,
    )
    expect(await readdir(folder)).toEqual(['pages.json'])
    await writeContentFolder(folder, content, true)
    expect(await readContentFolder(folder)).toEqual(content)
  })

  it('with broken files names each, with line and column', async () => {
    await writeFile(join(folder, 'pages.json'), '[\n  { "slug": "about", }\n]')
    await writeFile(join(folder, 'page.json'), '[]')
    await writeFile(join(folder, 'notes.txt'), 'anything')

    await expect(readContentFolder(folder)).rejects.toThrow(
      /^Nothing was changed: 2 problems\.\npage\.json: Is none of collections\.json.*\npages\.json: .*line 2 column 22/,
    )
  })

  it('without a file of content is refused, and so is none', async () => {
    await expect(readContentFolder(folder)).rejects.toThrow(/holds none of collections.json/)
    await expect(readContentFolder(join(folder, 'nowhere'))).rejects.toThrow(/^There is no folder/)
  })
})

it('a long list of problems is cut, and the rest counted', () => {
  const problems = Array.from({ length: 53 }, (_, index) => ({
    file: 'pages.json',
    path: `[${index}]`,
    reason: 'Unknown field',
  }))
  const lines = new BrokenContent(problems).message.split('\n')

  expect(lines).toHaveLength(52)
  expect(lines[0]).toBe('Nothing was changed: 53 problems.')
  expect(lines[1]).toBe('pages.json [0]: Unknown field')
  expect(lines.at(-1)).toBe('… and 3 more.')
})
