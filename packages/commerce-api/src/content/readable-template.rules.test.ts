import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTemplate } from './readable-template.rules.ts'

beforeAll(() => {
  z.config(z.locales.en())
})

const text = (id: string, rest: object = {}) => ({ id, type: 'text', visible: true, text: id, ...rest })
const slider = (...slides: readonly unknown[]) => ({ id: 'slider', type: 'imageSlider', visible: true, slides })
const section = (id: string, components: readonly unknown[], rest: object = {}) => ({
  id,
  type: 'section',
  visible: true,
  columns: [{ id: `${id}-column`, width: 100, components }],
  ...rest,
})
const page = (...components: readonly unknown[]) => ({ sections: [section('s', components)] })

describe('a template', () => {
  it('that is whole is what it is', () => {
    const template = page(text('a'), slider({ id: 'one' }), section('inner', [text('b')]))
    expect(readTemplate(template)).toEqual({ template, broken: [] })
  })

  it.each([
    {
      why: 'a component of a kind that is not known',
      given: page(text('a'), { id: 'v', type: 'video' }),
      left: page(text('a')),
      at: 'sections[0].columns[0].components[1]',
    },
    {
      why: 'a tag that could run (T33)',
      given: page(text('a', { htmlTag: 'script' }), text('b')),
      left: page(text('b')),
      at: 'sections[0].columns[0].components[0]',
    },
    {
      why: 'a component that is no object',
      given: page(null, 'x', text('b')),
      left: page(text('b')),
      at: 'sections[0].columns[0].components[1]',
    },
    {
      why: 'a slide without an id',
      given: page(slider({ id: 'one' }, { imageUrl: '/a.jpg' })),
      left: page(slider({ id: 'one' })),
      at: 'sections[0].columns[0].components[0].slides[1]',
    },
    {
      why: 'a part of a section within a section',
      given: page(section('inner', [text('b'), { type: 'text' }])),
      left: page(section('inner', [text('b')])),
      at: 'sections[0].columns[0].components[0].columns[0].components[1]',
    },
    {
      why: 'a column without a width',
      given: { sections: [section('s', [text('a')]), section('t', [], { columns: [{ id: 'c', components: [] }] })] },
      left: { sections: [section('s', [text('a')]), section('t', [], { columns: [] })] },
      at: 'sections[1].columns[0]',
    },
    {
      why: 'a section without columns',
      given: { sections: [section('s', [], { columns: 'none' }), section('t', [text('a')])] },
      left: { sections: [section('t', [text('a')])] },
      at: 'sections[0]',
    },
    { why: 'a title that is none', given: { ...page(text('a')), title: 7 }, left: page(text('a')), at: '' },
  ])('is shown without $why', ({ given, left, at }) => {
    const { template, broken } = readTemplate(given)
    expect(template).toEqual(left)
    expect(broken.map(({ path }) => path)).toContain(at)
    expect(broken.every(({ reason }) => reason.length > 10)).toBe(true)
  })

  it.each([null, undefined, 7, 'home', [], {}, { sections: 'none' }, { sections: null }])(
    'that is %j is an empty page, and told',
    (given) => {
      const { template, broken } = readTemplate(given)
      expect(template).toEqual({ sections: [] })
      expect(broken).toHaveLength(1)
    },
  )

  it('names the field that is wrong', () => {
    expect(readTemplate(page(text('a', { padding: { desktop: { top: '4' } } }))).broken).toEqual([
      {
        path: 'sections[0].columns[0].components[0]',
        reason: 'padding.desktop.top: Invalid input: expected number, received string',
      },
    ])
  })

  it('that is deep is read in time', () => {
    let deep: object = text('core', { visible: 'broken' })
    for (let depth = 0; depth < 100; depth += 1) deep = section(`s${depth}`, [deep])
    const started = performance.now()
    expect(readTemplate({ sections: [deep] }).broken).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
