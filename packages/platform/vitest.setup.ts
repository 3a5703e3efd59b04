import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { clearAway, server } from './src/testing/testing.tsx'

// Files share a worker with its libraries. These hooks are set anew for each file, as all of our modules are read anew.

// React warns of unawaited updates only where it is told that a test awaits them.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))

// What still waits when a file ends, for another try of a call, would come in the middle of the next one.
const timers: ReturnType<typeof setTimeout>[] = []
const setAnyTimeout = globalThis.setTimeout
Reflect.set(globalThis, 'setTimeout', (...args: Parameters<typeof setTimeout>) => {
  const timer = setAnyTimeout(...args)
  timers.push(timer)
  return timer
})

// A stray console error fails the test that caused it; one that is expected is mocked by its test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  clearAway()
  const { calls } = vi.mocked(console.error).mock
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})

afterAll(() => {
  server.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  timers.forEach(clearTimeout)
  Reflect.set(globalThis, 'setTimeout', setAnyTimeout)
  if ('document' in globalThis) leaveNothing()
  vi.resetModules()
})

/** The next file finds the page as a browser opens it. */
function leaveNothing() {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
}

// What is looked for comes later on a busy machine.
configure({ asyncUtilTimeout: 5000 })
