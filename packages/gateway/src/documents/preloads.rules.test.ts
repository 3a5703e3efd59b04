import { describe, expect, it } from 'vitest'
import { isPreloaded, mainImageLink } from './preloads.rules.ts'

it.each([
  { image: '/images/milk.svg', isRendered: false, expected: true },
  { image: 'https://example.com/milk.jpg', isRendered: false, expected: true },
  { image: '/images/milk.jpg', isRendered: false, expected: false },
  { image: '/images/milk.svg', isRendered: true, expected: false },
  { image: '/images/milk.jpg', isRendered: true, expected: false },
])(
  '$image of a page, rendered: $isRendered, is preloaded by its head: $expected',
  ({ image, isRendered, expected }) => {
    expect(isPreloaded(image, isRendered)).toBe(expected)
  },
)

describe('the main image in the header Link', () => {
  const logo = '<link rel="preload" as="image" href="/images/logo.svg"/>'
  const main = (attributes: string) =>
    `${logo}<link rel="preload" as="image" ${attributes} fetchPriority="high"/><a href="#content">Skip</a>`
  const own = '; rel=preload; as=image; fetchpriority=high'

  it.each([
    { of: 'a drawing', html: main('href="/images/milk.svg"'), link: `</images/milk.svg>${own}` },
    {
      of: 'a ladder of widths, with the smallest for browsers that know no sets',
      html: main(
        'imageSrcSet="/_/images/320/m.jpg 320w, /_/images/640/m.jpg 640w" imageSizes="(min-width: 720px) 50vw, 100vw"',
      ),
      link: `</_/images/320/m.jpg>${own}; imagesrcset="/_/images/320/m.jpg 320w, /_/images/640/m.jpg 640w"; imagesizes="(min-width: 720px) 50vw, 100vw"`,
    },
    { of: 'an address with a query', html: main('href="/images/a?b=1&amp;c=2"'), link: `</images/a?b=1&c=2>${own}` },
    { of: 'a page without one', html: `${logo}<main></main>`, link: undefined },
    {
      of: 'an image that something else than React preloads',
      html: `<p>${main('href="/images/milk.svg"')}`,
      link: undefined,
    },
    { of: 'another origin', html: main('href="https://example.com/milk.jpg"'), link: undefined },
    { of: 'another origin, shortened', html: main('href="//example.com/milk.jpg"'), link: undefined },
    { of: 'an address that would end its place', html: main('href="/a&gt;; rel=preload; as=script"'), link: undefined },
    { of: 'sizes that would end their place', html: main('href="/a" imageSizes="1px\\"'), link: undefined },
    { of: 'a line of its own', html: main('href="/a\r\nset-cookie: a=b"'), link: undefined },
    { of: 'letters that no header carries', html: main('href="/images/käse.jpg"'), link: undefined },
  ])('$of: $link', ({ html, link }) => {
    expect(mainImageLink(html)).toBe(link)
  })
})
