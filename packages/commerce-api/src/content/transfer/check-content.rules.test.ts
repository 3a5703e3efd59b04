import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkContent, type RawContent } from './check-content.rules.ts'

beforeAll(() => {
  z.config(z.locales.en())
})

const text = (rest: object = {}) => ({ id: 'hello', type: 'text', visible: true, text: 'Hello', ...rest })
const collection = (rest: object = {}) => ({
  id: 'new',
  type: 'collection',
  visible: true,
  collection: { seoName: 'new' },
  ...rest,
})
const home = (...components: readonly unknown[]) => ({
  name: 'home',
  template: { sections: [{ id: 's', type: 'section', visible: true, columns: [{ id: 'c', width: 100, components }] }] },
})
const part = '[0].template.sections[0].columns[0].components[0]'
const page = (rest: object = {}) => ({ slug: 'about', title: 'About us', html: '<p>A shop</p>', ...rest })
const fresh = { seoName: 'new', name: 'New', products: ['whole-milk'] }
const notice = (rest: object = {}) => ({ id: 'open-late', title: 'Open late', html: '<p>Until 22.</p>', ...rest })

it('content that is whole has no problems', () => {
  const raw = {
    collections: [{ ...fresh, description: 'Just in', imageUrl: '/images/new.svg' }],
    templates: [home(text(), collection()), { ...home(text()), location: 'Uptown' }],
    pages: [page({ kind: 'legal', metaDescription: 'Who we are', isActive: false })],
    disclaimers: [notice({ isRequiredAcceptance: true })],
    announcements: [
      notice({
        imageUrl: 'https://cdn.example/a.jpg',
        startsAt: '2030-01-01T00:00:00Z',
        endsAt: '2030-01-02T00:00:00+01:00',
      }),
    ],
    synonyms: [{ word: 'soda', sameAs: ['pop', 'soft drink'] }],
  }
  const { content, problems } = checkContent(raw)

  expect(problems).toEqual([])
  expect(Object.keys(content)).toEqual([
    'collections',
    'templates',
    'pages',
    'disclaimers',
    'announcements',
    'synonyms',
  ])
})

it('kinds without a file are left out', () => {
  expect(checkContent({ pages: [page()] }).content).toEqual({ pages: [page()] })
})

describe('a problem says in which file it is, where, and why', () => {
  it.each<[string, RawContent, string, string, RegExp]>([
    ['no list', { pages: { about: page() } }, 'pages.json', '', /expected array/],
    ['a missing field', { pages: [page({ html: undefined })] }, 'pages.json', '[0].html', /expected string/],
    [
      'a field of another type',
      { pages: [page(), page({ slug: 'terms', isActive: 'no' })] },
      'pages.json',
      '[1].isActive',
      /expected boolean/,
    ],
    [
      'a misspelt field',
      { pages: [page({ metaDescripton: 'x' })] },
      'pages.json',
      '[0].metaDescripton',
      /^Unknown field$/,
    ],
    [
      'a misspelt field far inside',
      { templates: [home(text({ colour: '#fff' }))] },
      'templates.json',
      `${part}.colour`,
      /^Unknown field$/,
    ],
    [
      'a kind of page that there is not',
      { pages: [page({ kind: 'blog' })] },
      'pages.json',
      '[0].kind',
      /"page"\|"legal"\|"footer"/,
    ],
    [
      'an address that is none',
      { pages: [page({ slug: 'about us' })] },
      'pages.json',
      '[0].slug',
      /part of an address/,
    ],
    [
      'a path as an address',
      { collections: [{ ...fresh, seoName: 'a/b' }] },
      'collections.json',
      '[0].seoName',
      /part of an address/,
    ],
    [
      'an entry that stands there twice',
      { pages: [page(), page()] },
      'pages.json',
      '[1]',
      /^"about" stands in this file twice$/,
    ],
    [
      'two templates of one location',
      {
        templates: [
          { ...home(text()), location: 'Uptown' },
          { ...home(text()), location: 'Uptown' },
        ],
      },
      'templates.json',
      '[1]',
      /^"home of Uptown"/,
    ],
    [
      'a component that is not known',
      { templates: [home({ id: 'v', type: 'video' })] },
      'templates.json',
      `${part}.type`,
      /'section' \| 'text'/,
    ],
    [
      'a tag that could run (T33)',
      { templates: [home(text({ htmlTag: 'script' }))] },
      'templates.json',
      `${part}.htmlTag`,
      /"h1"\|"h2"/,
    ],
    [
      'an id that is used twice',
      { templates: [home(text(), text())] },
      'templates.json',
      '[0].template.sections[0].columns[0].components[1].id',
      /"hello" is used twice/,
    ],
    [
      'a colour that is a style (T33)',
      { templates: [home(text({ textColor: { color: 'url(//x)' } }))] },
      'templates.json',
      `${part}.textColor.color`,
      /#2a9dcc/,
    ],
    [
      'an image that could run (T34)',
      { templates: [home({ id: 'i', type: 'image', visible: true, imageUrl: 'javascript:alert(1)' })] },
      'templates.json',
      `${part}.imageUrl`,
      /https address/,
    ],
    [
      'an image of another origin by path',
      { announcements: [notice({ imageUrl: '//evil.example/a.jpg' })] },
      'announcements.json',
      '[0].imageUrl',
      /https address/,
    ],
    [
      'a time that is none',
      { templates: [home(text({ schedule: [{ startsAt: 'tomorrow' }] }))] },
      'templates.json',
      `${part}.schedule[0].startsAt`,
      /instant like/,
    ],
    [
      'a period that ends before it begins',
      { templates: [home(text({ schedule: [{ startsAt: '2030-02-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }] }))] },
      'templates.json',
      `${part}.schedule[0].endsAt`,
      /later than startsAt/,
    ],
    [
      'a synonym that nobody can type',
      { synonyms: [{ word: 'shrimp', sameAs: ['Prawn!'] }] },
      'synonyms.json',
      '[0].sameAs[0]',
      /lower-case words/,
    ],
    [
      'a word that means itself only',
      { synonyms: [{ word: 'shrimp', sameAs: [] }] },
      'synonyms.json',
      '[0].sameAs',
      /Too small/,
    ],
    [
      'an announcement without a zone',
      { announcements: [notice({ startsAt: '2030-01-01T00:00:00' })] },
      'announcements.json',
      '[0].startsAt',
      /ISO datetime/,
    ],
    [
      'an announcement that is over before it begins',
      { announcements: [notice({ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' })] },
      'announcements.json',
      '[0].endsAt',
      /later than startsAt/,
    ],
    [
      'a collection of a template without an address',
      { templates: [home(collection({ collection: { name: 'New' } }))] },
      'templates.json',
      `${part}.collection.seoName`,
      /expected string/,
    ],
  ])('%s', (_why, raw, file, path, reason) => {
    expect(checkContent(raw).problems).toContainEqual({ file, path, reason: expect.stringMatching(reason) })
  })

  it('and all of them are told at once', () => {
    const { problems } = checkContent({
      pages: [page({ title: 7 }), page({ slug: 8 })],
      collections: [{ ...fresh, products: 'milk' }],
    })

    expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'collections.json [0].products',
      'pages.json [0].title',
      'pages.json [1].slug',
    ])
  })

  it.each([-1, 0, 101])('a column of %i percent', (width) => {
    const raw = home(text())
    raw.template.sections[0]?.columns.forEach((column) => Object.assign(column, { width }))

    expect(checkContent({ templates: [raw] }).problems).toMatchObject([
      { path: '[0].template.sections[0].columns[0].width' },
    ])
  })
})
