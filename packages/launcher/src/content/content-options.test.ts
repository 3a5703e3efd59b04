import { describe, expect, it } from 'vitest'
import { readContentOptions } from './content-options.ts'
import { describeChanges, describeExport, describePreview } from './describe-content.ts'

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
    ['preview --tenant fresh', { action: 'preview', tenant: 'fresh', minutes: 60, revokes: false }],
    ['preview --tenant fresh --minutes 1440', { action: 'preview', tenant: 'fresh', minutes: 1440, revokes: false }],
    ['preview --tenant fresh --revoke', { action: 'preview', tenant: 'fresh', minutes: 60, revokes: true }],
  ])('%s', (line, options) => {
    expect(read(line)).toEqual(options)
  })

  it.each([
    ['', /exported, imported or previewed/],
    ['move --tenant fresh', /exported, imported or previewed/],
    ['export import --tenant fresh', /exported, imported or previewed/],
    ['export', /Whose content/],
    ['export --tenant fresh --prune', /--prune has no meaning for an export/],
    ['import --tenant fresh --overwrite', /--overwrite has no meaning for an import/],
    ['preview --tenant fresh --folder x', /--folder has no meaning for a preview/],
    ['import --tenant fresh --minutes 5', /--minutes has no meaning for an import/],
    ['preview --tenant fresh --minutes 0', /from 1 to 1440/],
    ['preview --tenant fresh --minutes 1441', /from 1 to 1440/],
    ['preview --tenant fresh --minutes soon', /from 1 to 1440/],
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
    synonyms: [],
  }

  expect(describeExport(content, '/content/fresh')).toMatch(
    /^Written to \/content\/fresh:\ncollections\.json: 0\ntemplates\.json: 0\npages\.json: 1\n/,
  )
})

it('a link to the preview has its token where no browser sends it', () => {
  const text = describePreview({
    origin: 'http://fresh.localhost:3000',
    token: 'abc',
    expiresAt: new Date('2026-11-23T12:00:00Z'),
  })

  expect(text).toContain('Until 2026-11-23T12:00:00.000Z')
  expect(new URL(text.split('\n').at(-1) ?? '')).toMatchObject({
    pathname: '/templates-preview',
    search: '',
    hash: '#token=abc',
  })
})
