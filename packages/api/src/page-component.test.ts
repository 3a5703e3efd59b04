import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { pageTemplateSchema } from './page-component.ts'

const text = { id: 't', type: 'text', visible: true, text: 'Fresh today', htmlTag: 'h2' }
const section = (components: readonly unknown[]) => ({
  id: 's',
  type: 'section',
  visible: true,
  columns: [{ id: 'c', width: 100, components }],
})

it('reads sections within sections', () => {
  const template = { sections: [section([text, section([text])])] }

  expect(z.parse(pageTemplateSchema, template)).toEqual(template)
})

it('refuses a component without its contents', () => {
  const template = { sections: [section([{ id: 'x', type: 'imageSlider', visible: true }])] }

  expect(z.safeParse(pageTemplateSchema, template).success).toBe(false)
})

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span', 'div']
const OTHERS = [
  'script',
  'iframe',
  'style',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'a',
  'img',
  'body',
  'h7',
  'constructor',
]
const hostile = [...TAGS, ...OTHERS].flatMap((tag) => [
  tag.toUpperCase(),
  ` ${tag}`,
  `${tag} onclick=alert(1)`,
  `${tag}\u0000`,
  `${tag}><script>`,
  `x:${tag}`,
])

it('T33 lets a text be no element but those of the list, whatever a template says', () => {
  const isRead = (htmlTag: unknown) =>
    z.safeParse(pageTemplateSchema, { sections: [section([{ ...text, htmlTag }])] }).success

  expect(TAGS.filter((tag) => !isRead(tag))).toEqual([])
  expect([...hostile, ...OTHERS, '', null, 1, {}, ['h1']].filter(isRead)).toEqual([])
})
