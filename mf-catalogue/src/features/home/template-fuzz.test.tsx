import { type PageTemplate, pageTemplateSchema } from '@aisle/api/page-component'
import { renderWithProviders } from '@aisle/platform/testing'
import { hostileHtml } from '@aisle/ui/hostile-html.corpus'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { surface } from '../../surface.ts'
import { TemplateView } from './template-view.tsx'

/** Templates that are shown; more at night. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 150)
const LONG = { timeout: 20_000 + RUNS * 100 }

const ALLOWED = /^(H[1-6]|P|SPAN|DIV)$/
const hostileStyles = [
  'url(//evil.example)',
  'red;background:url(//evil.example)',
  'expression(alert(1))',
  '#fff}body{background:url(//evil.example)',
  '</style><script>alert(1)</script>',
  'var(--x,url(//evil.example))',
]
const tags = [
  'h1',
  'p',
  'span',
  'div',
  'script',
  'iframe',
  'style',
  'object',
  'svg',
  'a',
  'p onclick=alert(1)',
  'H1',
  '',
]

/** What an editor may write, what an attacker would, and anything else. */
const word = fc.oneof(
  fc.constantFrom(...hostileStyles, ...hostileHtml, 'uppercase', 'italic', 'underline', '#112233', 'center'),
  fc.string(),
)
const number = fc.oneof(fc.integer({ min: -500, max: 2000 }), fc.double(), word)
/** Each value is there half of the time: one that the schema refuses takes its whole part with it. */
const maybe = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const perScreen = <T,>(value: fc.Arbitrary<T>) => maybe(fc.record({ desktop: maybe(value), mobile: maybe(value) }))
const sides = fc.record({ top: maybe(number), left: maybe(number) })
const node = { visible: fc.constant(true), padding: perScreen(sides), margin: perScreen(sides) }

const textNode = fc.record({
  ...node,
  id: fc.uuid(),
  type: fc.constant('text'),
  text: word,
  htmlTag: maybe(fc.oneof(fc.constantFrom(...tags), word)),
  alignment: perScreen(fc.oneof(fc.constantFrom('left', 'center'), word)),
  typography: perScreen(
    fc.record({
      fontSize: maybe(number),
      lineHeight: maybe(number),
      fontWeight: maybe(number),
      textTransform: maybe(word),
      fontStyle: maybe(word),
      textDecoration: maybe(word),
    }),
  ),
  textColor: maybe(fc.record({ color: maybe(word), custom: maybe(word) })),
})
const imageNode = fc.record({
  ...node,
  id: fc.uuid(),
  type: fc.constant('image'),
  imageUrl: maybe(word),
  imageAlt: maybe(word),
  linkType: maybe(fc.oneof(fc.constantFrom('category', 'javascript:alert(1)//'), word)),
  seoName: maybe(word),
})
const templates = fc.array(fc.oneof(textNode, imageNode), { minLength: 1, maxLength: 4 })

/** As the browser takes it from the API: a part that is not of the schema is none. */
const partsOf = (components: readonly object[]): PageTemplate[] =>
  components.flatMap((component) => {
    const section = {
      id: 's',
      type: 'section',
      visible: true,
      columns: [{ id: 'c', width: 100, components: [component] }],
    }
    const parsed = z.safeParse(pageTemplateSchema, JSON.parse(JSON.stringify({ sections: [section] })))
    return parsed.success ? [parsed.data] : []
  })

const styleSheets = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')

it('T33 no template chooses a dangerous tag, a style of its own or an address that could run', LONG, () => {
  let shown = 0
  fc.assert(
    fc.property(templates, (components) => {
      for (const template of partsOf(components)) {
        shown += 1
        const { container, unmount } = renderWithProviders(<TemplateView template={template} editor={undefined} />, {
          surfaces: [surface],
        })
        const elements = [...container.querySelectorAll('*')]
        // What stands for a picture that is not there is drawn by us.
        const ofEditors = elements.filter((element) => !element.closest('a, img, picture, svg[aria-hidden]'))
        expect(ofEditors.filter(({ tagName }) => !ALLOWED.test(tagName))).toEqual([])
        for (const element of elements) {
          expect(element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
          for (const name of ['href', 'src', 'srcset'])
            expect(element.getAttribute(name) ?? '').not.toMatch(/^\s*(javascript|vbscript|data):/i)
        }
        unmount()
      }
      expect(styleSheets()).not.toMatch(/url\(|expression\(|evil|alert\(/)
    }),
    { numRuns: RUNS },
  )
  // Not everything is refused before it is looked at.
  expect(shown).toBeGreaterThan(RUNS / 5)
})
