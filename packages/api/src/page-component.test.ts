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
