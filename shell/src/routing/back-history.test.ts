import { expect, it } from 'vitest'
import { afterVisit } from './back-history.ts'

it.each([
  { why: 'a page is opened', visit: { path: '/b', kind: 'PUSH' }, after: ['/', '/a', '/b'] },
  { why: 'the same page is opened again', visit: { path: '/a', kind: 'PUSH' }, after: ['/', '/a'] },
  { why: 'a page takes the place of another', visit: { path: '/b', kind: 'REPLACE' }, after: ['/', '/b'] },
  { why: 'somebody goes back', visit: { path: '/', kind: 'POP' }, after: ['/'] },
  { why: 'somebody arrives from elsewhere', visit: { path: '/x', kind: 'POP' }, after: ['/x'] },
  { why: 'a page clears it', visit: { path: '/', kind: 'PUSH', clearsHistory: true }, after: ['/'] },
  { why: 'a page is not kept', visit: { path: '/once', kind: 'PUSH', noHistory: true }, after: ['/', '/a'] },
  {
    why: 'a page clears it and is not kept',
    visit: { path: '/done', kind: 'PUSH', clearsHistory: true, noHistory: true },
    after: [],
  },
] as const)('the way back is $after when $why', ({ visit, after }) => {
  expect(afterVisit(['/', '/a'], visit)).toEqual(after)
})
