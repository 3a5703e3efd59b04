import { describe, expect, it } from 'vitest'
import { folderOf, loadTimeOf, shellVersionOf } from './load-times.rules.ts'

const file = (name: string, startTime: number, responseEnd: number, encodedBodySize = 1024) => ({
  name: `http://fresh.localhost:3000/_/remotes/${name}`,
  startTime,
  responseEnd,
  encodedBodySize,
})

describe('what a part took to load', () => {
  it('counts files that come at once once, and no pause between waves', () => {
    const timings = [
      file('mf-catalogue/1.0.0/entry.js', 10, 30),
      file('mf-catalogue/1.0.0/home.js', 20, 50),
      file('mf-catalogue/1.0.0/later.js', 1000, 1010),
      file('mf-orders/1.0.0/entry.js', 10, 500),
    ]

    expect(loadTimeOf(timings, '/_/remotes/mf-catalogue/1.0.0/')).toEqual({ milliseconds: 50, bytes: 3072 })
  })

  it('is not told of a part that was not fetched', () => {
    expect(loadTimeOf([file('mf-orders/1.0.0/entry.js', 1, 2)], '/_/remotes/mf-catalogue/1.0.0/')).toBeUndefined()
  })
})

it('a build is known by its folder, the shell by the address of its script', () => {
  expect(folderOf('/_/remotes/mf-orders/1.0.0-ab/entry.js')).toBe('/_/remotes/mf-orders/1.0.0-ab/')
  expect(shellVersionOf(['https://cdn.example/a.js', '/_/shell/0.1.0-ff/static/js/index.js'])).toBe('0.1.0-ff')
  expect(shellVersionOf(['/src/boot.ts'])).toBeUndefined()
})
