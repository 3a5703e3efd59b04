import { describe, expect, it } from 'vitest'
import { readContentOptions } from './content-options.ts'
import { describeChanges, describeExport } from './describe-content.ts'

const read = (line: string) => readContentOptions(line.split(' ').filter(Boolean), '/home/owner')
const none = { overwrites: false, isCheck: false, prunes: false }

describe('npm run content', () => {
  it.each([
    ['export --tenant fresh', { ...none, action: 'export', tenant: 'fresh', folder: '/home/owner/content/fresh' }],
    [
      'import --tenant fresh --folder ../texts --check',
      { ...none, action: 'import', tenant: 'fresh', folder: '/home/texts', isCheck: true },
    ],
    [
      '--tenant corner --prune import',
      { ...none, action: 'import', tenant: 'corner', folder: '/home/owner/content/corner', prunes: true },
    ],
    [
      'export --tenant fresh --overwrite',
      { ...none, action: 'export', tenant: 'fresh', folder: '/home/owner/content/fresh', overwrites: true },
    ],
  ])('%s', (line, options) => {
    expect(read(line)).toEqual(options)
  })

  it.each([
    ['', /exported or imported/],
    ['move --tenant fresh', /exported or imported/],
    ['export import --tenant fresh', /exported or imported/],
    ['export', /Whose content/],
    ['export --tenant fresh --prune', /--prune has no meaning for an export/],
    ['import --tenant fresh --overwrite', /--overwrite has no meaning for an import/],
    ['import --tenent fresh', /Unknown option '--tenent'/],
  ])('does not know "%s", and says how it is used', (line, reason) => {
    expect(() => read(line)).toThrow(reason)
    expect(() => read(line)).toThrow(/npm run content -- import --tenant NAME/)
  })
})

describe('what an import has done', () => {
  const pages = { added: ['a', 'b', 'c', 'd', 'e', 'f'], changed: ['terms'], same: ['about', 'jobs'], missing: ['old'] }
  const done = { isCheck: false, prunes: false }

  it.each([
    {
      way: done,
      says: 'pages.json: 6 new (a, b, c, d, e, …), 1 changed (terms), 2 as they were, 1 not in the file and kept (--prune removes them) (old)',
    },
    {
      way: { isCheck: true, prunes: true },
      says: 'pages.json: 6 new (a, b, c, d, e, …), 1 changed (terms), 2 as they were, 1 removed (old)\nThis was a check: nothing was changed.',
    },
  ])('is said in a line for each file: $way', ({ way, says }) => {
    expect(describeChanges({ pages }, way)).toBe(says)
  })
})

it('says what an export has written', () => {
  const content = {
    collections: [],
    templates: [],
    pages: [{ slug: 'a', title: 'A', html: '' }],
    disclaimers: [],
    announcements: [],
  }

  expect(describeExport(content, '/content/fresh')).toMatch(
    /^Written to \/content\/fresh:\ncollections\.json: 0\ntemplates\.json: 0\npages\.json: 1\n/,
  )
})
