import { expect, it } from 'vitest'
import { breachesOf } from './breaches.rules.ts'

const POLICY = [
  "default-src 'none'",
  // Of `ok` and of nothing.
  "script-src http://a.localhost/_/shell/ http://a.localhost/_/remotes/ 'sha256-Jok2eyBcFs4y7UIAlCuLix4mLfxw2byfvHfElpmk8d8='",
  "style-src 'self' 'sha256-Jok2eyBcFs4y7UIAlCuLix4mLfxw2byfvHfElpmk8d8='",
  "img-src 'self' data: https:",
  'frame-src http://partners.localhost',
  "form-action 'self'",
].join('; ')

it.each([
  { what: 'a published script', html: '<script src="/_/shell/1/entry.js"></script>' },
  { what: 'data', html: '<script type="application/json">{"html":"<img onerror=x style=\\"y\\">"}</script>' },
  { what: 'a picture', html: '<img alt="on fire" src="/images/a.svg"><img src="https://cdn.example/a.png">' },
  { what: 'a frame of the partners', html: '<iframe src="http://partners.localhost/pay"></iframe>' },
  { what: 'text about code', html: '<p>onclick= and style= and javascript:</p>' },
])('T45 $what is nothing that a policy refuses', ({ html }) => {
  expect(breachesOf(html, POLICY)).toEqual([])
})

it.each([
  { what: 'a script of its own', html: '<script>steal()</script>' },
  { what: 'a file that is no build', html: '<script src="/favicon.svg"></script>' },
  { what: 'a script from elsewhere', html: '<script src="https://evil.example/x.js"></script>' },
  { what: 'a style of its own', html: '<style>p{}</style>' },
  { what: 'a style attribute', html: '<p style="color:red">' },
  { what: 'a handler', html: '<img src="/a.svg" onerror="x()">' },
  { what: 'code as an address', html: '<a href="javascript:x()">' },
  { what: 'a base', html: '<base href="https://evil.example/">' },
  { what: 'an object', html: '<object data="/a.swf"></object>' },
  { what: 'a picture in the clear', html: '<img src="http://evil.example/a.png">' },
  { what: 'a frame from elsewhere', html: '<iframe src="https://evil.example/"></iframe>' },
  { what: 'a form to elsewhere', html: '<form action="https://evil.example/"></form>' },
])('T45 $what is', ({ html }) => {
  expect(breachesOf(html, POLICY)).toHaveLength(1)
})
