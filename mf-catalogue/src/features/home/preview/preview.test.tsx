import type { PageComponent, PageTemplate } from '@aisle/api/page-component'
import { pagePreview } from '@aisle/api/page-preview'
import { pageTemplate } from '@aisle/api/page-template'
import { productList } from '@aisle/api/product-listing'
import { id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aListing, aTemplate } from '../../../catalogue.builder.ts'
import HomePage from '../../../pages/home.page.tsx'
import { surface } from '../../../surface.ts'
import { previewTokenOf } from './preview-token.rules.ts'
import type { TemplatePart } from '../template.rules.ts'

const soon = { startsAt: '2030-01-01T00:00:00Z', endsAt: null }
const aText = (text: string, part: Partial<TemplatePart> = {}): PageComponent => ({
  id: text,
  visible: true,
  ...part,
  type: 'text',
  text,
})

type Opened = { readonly unpublished?: PageTemplate; readonly published?: PageTemplate; readonly fragment?: string }

/** Opens the preview, or home; tells with which tokens the API was asked for what is not published. */
async function open(
  path: '/' | '/templates-preview',
  { unpublished, published = aTemplate(aText('Always there')), fragment = '' }: Opened,
) {
  const tokens: unknown[] = []
  server.use(
    serve(pageTemplate, () => reply(published)),
    serve(pagePreview, ({ body }) => {
      tokens.push(body)
      return unpublished ? reply(unpublished) : refusal('PREVIEW_REFUSED', 'This link is no longer valid.', 403)
    }),
  )
  location.hash = fragment
  const { user } = renderWithProviders(<HomePage />, { route: path, path, surfaces: [surface] })
  await screen.findByText('Always there')
  return { tokens, user }
}
afterEach(() => {
  location.hash = ''
})

/** The badges of the part that this text is. */
const badgesOf = (text: string) =>
  [...(screen.getByText(text).parentElement?.querySelectorAll('p > span') ?? [])].map((badge) => badge.textContent)

describe('1§2 the preview of the home page', () => {
  it('shows editors what shoppers do not see, and why', async () => {
    const { tokens } = await open('/templates-preview', {
      fragment: '#token=abc',
      unpublished: aTemplate(
        aText('Always there'),
        aText('Asleep', { isActive: false }),
        aText('For spring', { schedule: [soon] }),
        aText('For adults', { isAgeRestricted: true }),
        aText('Wine in spring', { isActive: false, schedule: [soon], isAgeRestricted: true }),
        aText('Without a time', { isActive: true, schedule: [] }),
        aText('Hidden', { visible: false }),
      ),
    })

    expect(badgesOf('Asleep')).toEqual(['Inactive'])
    expect(badgesOf('For spring')).toEqual(['Scheduled'])
    expect(badgesOf('For adults')).toEqual(['Age Restricted'])
    expect(badgesOf('Wine in spring')).toEqual(['Inactive', 'Scheduled', 'Age Restricted'])
    expect(badgesOf('Without a time')).toEqual([])
    expect(badgesOf('Always there')).toEqual([])
    expect(screen.queryByText('Hidden')).toBeNull()
    screen.getByRole('note')
    expect(tokens).toEqual([expect.objectContaining({ token: 'abc' })])
  })

  it('has badges for sections, also for those within others', async () => {
    const inner: PageComponent = {
      id: 'inner',
      type: 'section',
      visible: true,
      isActive: false,
      columns: [{ id: 'c-2', width: 100, components: [aText('Inner')] }],
    }
    const template = aTemplate(aText('Always there'), inner)
    const sections = template.sections.map((section) => ({ ...section, schedule: [soon] }))
    await open('/templates-preview', { fragment: '#token=abc', unpublished: { ...template, sections } })

    screen.getByText('Inner')
    expect(screen.getAllByText('Scheduled')).toHaveLength(1)
    expect(screen.getAllByText('Inactive')).toHaveLength(1)
  })

  it('has the main heading of the page', async () => {
    await open('/templates-preview', { fragment: '#token=abc', unpublished: aTemplate(aText('Always there')) })

    screen.getByRole('heading', { level: 1, name: 'Welcome' })
  })

  it('1§9 has 12 placeholders for a collection without products, in 2 to 6 columns', async () => {
    server.use(serve(productList, () => reply(aListing([]))))
    const collection: PageComponent = {
      id: 'c',
      type: 'collection',
      visible: true,
      collection: { id: id(70), name: 'Spring', seoName: 'spring' },
    }
    const { user } = await open('/templates-preview', {
      fragment: '#token=abc',
      unpublished: aTemplate(aText('Always there'), collection),
    })

    const block = await screen.findByRole('region', { name: 'Spring' })
    expect(within(block).getAllByRole('article')).toHaveLength(12)
    expect(within(block).queryByRole('link')).toBeNull()
    expect(within(block).queryByRole('button')).toBeNull()
    const columns = screen.getByRole('combobox', { name: 'Columns of placeholders' })
    expect(
      within(columns)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '3', '4', '5', '6'])
    for (const count of ['2', '6']) {
      await user.selectOptions(columns, count)
      expect(getComputedStyle(within(block).getByRole('list')).gridTemplateColumns).toContain(`/ ${count})`)
    }
  })
})

describe('T30 the preview without a valid link', () => {
  const published = aTemplate(aText('Always there'))

  it('is what shoppers see, and asks for nothing else', async () => {
    const { tokens } = await open('/templates-preview', { published })

    screen.getByText(/This is what shoppers see/)
    expect(tokens).toEqual([])
  })

  it('says that a link is no longer valid', async () => {
    const { tokens } = await open('/templates-preview', { published, fragment: '#token=old' })

    await screen.findByText(/no longer valid/)
    expect(tokens).toEqual([expect.objectContaining({ token: 'old' })])
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('has no placeholders', async () => {
    server.use(serve(productList, () => reply(aListing([]))))
    const collection: PageComponent = {
      id: 'c',
      type: 'collection',
      visible: true,
      collection: { id: id(70), name: 'Spring', seoName: 'spring' },
    }
    await open('/templates-preview', { published: aTemplate(aText('Always there'), collection) })

    await screen.findByText(/This is what shoppers see/)
    expect(screen.queryByRole('article', { name: /Placeholder/ })).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

it('1§2 the live page has neither the badges nor what is inactive, whatever the API sends, and no use for a token', async () => {
  const { tokens } = await open('/', {
    fragment: '#token=abc',
    published: aTemplate(
      aText('Always there', { schedule: [soon], isAgeRestricted: true }),
      aText('Asleep', { isActive: false }),
    ),
  })

  for (const text of ['Asleep', 'Inactive', 'Scheduled', 'Age Restricted']) expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
  expect(tokens).toEqual([])
})

it.each([
  ['', undefined],
  ['#', undefined],
  ['#token=', undefined],
  ['#token=a-B_9', 'a-B_9'],
  ['#/x', undefined],
  ['#other=1&token=abc', 'abc'],
])('the token of %j is %s', (fragment, token) => {
  expect(previewTokenOf(fragment)).toBe(token)
})
