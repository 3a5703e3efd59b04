import type { PageComponent, PageTemplate } from '@aisle/api/page-component'
import { pageTemplate } from '@aisle/api/page-template'
import { renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aTemplate } from '../../catalogue.builder.ts'
import HomePage from '../../pages/home.page.tsx'
import { surface } from '../../surface.ts'
import type { TemplatePart } from './template.rules.ts'

const soon = { startsAt: '2030-01-01T00:00:00Z', endsAt: null }
const aText = (text: string, part: Partial<TemplatePart> = {}): PageComponent => ({
  id: text,
  visible: true,
  ...part,
  type: 'text',
  text,
})

/** Opens the page at this address; tells what the API was asked for. */
async function open(path: '/' | '/templates-preview', template: PageTemplate) {
  const asked: (string | null)[] = []
  server.use(
    serve(pageTemplate, ({ query }) => {
      asked.push(query.get('preview'))
      return reply(template)
    }),
  )
  renderWithProviders(<HomePage />, { route: path, path, surfaces: [surface] })
  await screen.findByText('Always there')
  return asked
}
/** The badges of the part that this text is. */
const badgesOf = (text: string) =>
  [...(screen.getByText(text).parentElement?.querySelectorAll('p > span') ?? [])].map((badge) => badge.textContent)

describe('1§2 the preview of the home page', () => {
  it('shows editors what shoppers do not see, and why', async () => {
    const asked = await open(
      '/templates-preview',
      aTemplate(
        aText('Always there'),
        aText('Asleep', { isActive: false }),
        aText('For spring', { schedule: [soon] }),
        aText('For adults', { isAgeRestricted: true }),
        aText('Wine in spring', { isActive: false, schedule: [soon], isAgeRestricted: true }),
        aText('Without a time', { isActive: true, schedule: [] }),
        aText('Hidden', { visible: false }),
      ),
    )

    expect(badgesOf('Asleep')).toEqual(['Inactive'])
    expect(badgesOf('For spring')).toEqual(['Scheduled'])
    expect(badgesOf('For adults')).toEqual(['Age Restricted'])
    expect(badgesOf('Wine in spring')).toEqual(['Inactive', 'Scheduled', 'Age Restricted'])
    expect(badgesOf('Without a time')).toEqual([])
    expect(badgesOf('Always there')).toEqual([])
    expect(screen.queryByText('Hidden')).toBeNull()
    screen.getByRole('note')
    expect(asked).toEqual(['true'])
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
    await open('/templates-preview', {
      ...template,
      sections: template.sections.map((section) => ({ ...section, schedule: [soon] })),
    })

    screen.getByText('Inner')
    expect(screen.getAllByText('Scheduled')).toHaveLength(1)
    expect(screen.getAllByText('Inactive')).toHaveLength(1)
  })

  it('has the main heading of the page', async () => {
    await open('/templates-preview', aTemplate(aText('Always there')))

    screen.getByRole('heading', { level: 1, name: 'Welcome' })
  })
})

it('1§2 the live page has neither the badges nor what is inactive, whatever the API sends', async () => {
  const asked = await open(
    '/',
    aTemplate(aText('Always there', { schedule: [soon], isAgeRestricted: true }), aText('Asleep', { isActive: false })),
  )

  for (const text of ['Asleep', 'Inactive', 'Scheduled', 'Age Restricted']) expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
  expect(asked).toEqual([null])
})
