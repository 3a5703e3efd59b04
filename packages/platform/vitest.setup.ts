import { configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// React warns of unawaited updates only where it is told that a test awaits them.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

// A stray console error fails the test that caused it; one that is expected is mocked by its test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})

// What is looked for comes later on a busy machine.
configure({ asyncUtilTimeout: 5000 })
