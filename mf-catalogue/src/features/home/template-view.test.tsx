import type { PageComponent, PageTemplate } from '@aisle/api/page-component'
import { renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stylesByWidth } from '../../style-sheet.builder.ts'
import { surface } from '../../surface.ts'
import { TemplateView } from './template-view.tsx'

const show = (template: PageTemplate) =>
  renderWithProviders(<TemplateView template={template} editor={undefined} />, { surfaces: [surface] })

const text: PageComponent = {
  id: 'hello',
  type: 'text',
  visible: true,
  text: 'Hello',
  htmlTag: 'h3',
  margin: { mobile: { left: 4 } },
  alignment: { mobile: 'right', desktop: 'center' },
  typography: { mobile: { fontSize: 18 }, desktop: { fontSize: 30 } },
  textColor: { color: '#112233' },
}

describe('1§3 a page of sections, columns and components', () => {
  it('gives each its spacing, width and look, on phones and on wide screens', () => {
    show({
      sections: [
        {
          id: 's',
          type: 'section',
          visible: true,
          padding: { mobile: { top: 8 }, desktop: { top: 24 } },
          columns: [{ id: 'c', width: 25, components: [text] }],
        },
      ],
    })

    const heading = screen.getByRole('heading', { level: 3, name: 'Hello' })
    const [spaced, column, section] = [
      heading.parentElement,
      heading.parentElement?.parentElement,
      heading.closest('div')?.parentElement?.parentElement,
    ]
    if (!spaced || !column || !section) throw new Error('A component stands in a column of a section.')
    expect(stylesByWidth(heading, 'font-size')).toEqual([
      [0, '18px'],
      [768, '30px'],
    ])
    expect(stylesByWidth(heading, 'text-align')).toEqual([
      [0, 'right'],
      [768, 'center'],
    ])
    expect(stylesByWidth(heading, 'color')).toEqual([[0, '#112233']])
    expect(stylesByWidth(spaced, 'margin-left')).toEqual([[0, '4px']])
    expect(stylesByWidth(column, 'flex')).toEqual([
      [0, '0 0 100%'],
      [768, '1 1 calc(25% - var(--space-4))'],
    ])
    expect(stylesByWidth(section, 'padding-top')).toEqual([
      [0, '8px'],
      [768, '24px'],
    ])
  })
})

describe('the first picture of a page is loaded first, the others when they are near', () => {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // no picture comes while a test runs
  })

  const image = (id: string): PageComponent => ({
    id,
    type: 'image',
    visible: true,
    imageUrl: `/${id}.jpg`,
    imageAlt: id,
  })
  const slider: PageComponent = {
    id: 'slider',
    type: 'imageSlider',
    visible: true,
    slides: [
      { id: '1', imageUrl: '/one.jpg', imageAlt: 'one' },
      { id: '2', imageUrl: '/two.jpg', imageAlt: 'two' },
    ],
  }
  const first = () =>
    [...document.querySelectorAll('img[fetchpriority=high]')].map((element) => element.getAttribute('src'))

  it.each([
    { why: 'a slider', components: [text, slider, image('bread')], priority: ['/one.jpg'] },
    { why: 'an image', components: [image('bread'), slider], priority: ['/bread.jpg'] },
    {
      why: 'an image, after one that is not shown',
      components: [{ ...image('off'), isActive: false }, image('bread')],
      priority: ['/bread.jpg'],
    },
  ])('$why', ({ components, priority }) => {
    show({ sections: [{ id: 's', type: 'section', visible: true, columns: [{ id: 'c', width: 100, components }] }] })

    expect(first()).toEqual(priority)
  })
})
