import { describe, expect, it } from 'vitest'
import { changesOf } from './content-changes.rules.ts'
import { versionOf } from './notice-version.rules.ts'
import { pruneProblems } from './prune.rules.ts'
import type { Content } from './content-files.ts'

const page = (slug: string, title = slug) => ({ slug, title, html: '' })

it('tells what a file adds, changes, leaves alone and lacks', () => {
  const stored = [page('a'), page('b'), page('c')]
  const wanted = [page('d'), page('b', 'Other'), { html: '', title: 'a', slug: 'a' }]

  expect(changesOf(stored, wanted)).toEqual({ added: ['d'], changed: ['b'], same: ['a'], missing: ['c'] })
})

describe('shoppers are asked again', () => {
  const before = new Date('2026-01-01T00:00:00Z')
  const now = new Date('2026-11-20T00:00:00Z')
  const stored = {
    title: 'Allergens',
    html: '<p>Nuts</p>',
    isRequiredAcceptance: true,
    imageUrl: null,
    updatedAt: before,
  }

  it.each([
    { what: 'nothing', notice: {}, at: before },
    { what: 'where it stands and when', notice: { isActive: false, startsAt: '2030-01-01T00:00:00Z' }, at: before },
    { what: 'the title', notice: { title: 'Nuts' }, at: now },
    { what: 'the text', notice: { html: '<p>Nuts and milk</p>' }, at: now },
    { what: 'the picture', notice: { imageUrl: '/images/nuts.svg' }, at: now },
    { what: 'whether it must be accepted', notice: { isRequiredAcceptance: false }, at: now },
  ])('when $what has changed: $at', ({ notice, at }) => {
    const { updatedAt: _, imageUrl: __, ...same } = stored
    expect(versionOf({ ...same, ...notice }, stored, now)).toEqual(at)
  })

  it('when it is new', () => {
    expect(versionOf(stored, undefined, now)).toEqual(now)
  })
})

describe('what must not be removed', () => {
  const shows = (seoName: string) => ({
    sections: [
      {
        id: 's',
        type: 'section' as const,
        visible: true,
        columns: [
          {
            id: 'c',
            width: 100,
            components: [
              { id: 'x', type: 'collection' as const, visible: true, collection: { id: '', name: '', seoName } },
            ],
          },
        ],
      },
    ],
  })
  const stored: Content = {
    collections: [],
    templates: [{ name: 'home', template: shows('new') }],
    pages: [],
    disclaimers: [],
    announcements: [],
    synonyms: [],
  }
  const nothing = { added: [], changed: [], same: [], missing: [] }

  it.each([
    {
      why: 'a collection that the stored home page shows',
      changes: { collections: { ...nothing, missing: ['new'] } },
      file: ['collections.json'],
    },
    { why: 'one that is shown by nothing', changes: { collections: { ...nothing, missing: ['old'] } }, file: [] },
    {
      why: 'one whose template is written anew',
      changes: { collections: { ...nothing, missing: ['new'] }, templates: { ...nothing, changed: ['home'] } },
      file: [],
    },
    { why: 'the home page', changes: { templates: { ...nothing, missing: ['home'] } }, file: ['templates.json'] },
    { why: 'nothing', changes: {}, file: [] },
  ])('is $why', ({ changes, file }) => {
    expect(pruneProblems(stored, changes).map((problem) => problem.file)).toEqual(file)
  })
})
