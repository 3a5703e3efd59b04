import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogOutput } from './log-output.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const written: string[] = []
  return { written, output: createLogOutput((text) => written.push(text)) }
}

it('writes lines of one moment together, in their order', () => {
  const { written, output } = open()

  output.write('{"level":30,"n":1}\n')
  output.write('{"level":30,"n":2}\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(50)
  output.write('{"level":30,"n":3}\n')
  vi.advanceTimersByTime(50)

  expect(written).toEqual(['{"level":30,"n":1}\n{"level":30,"n":2}\n', '{"level":30,"n":3}\n'])
})

it.each([
  { what: 'a warning', line: '{"level":40}\n' },
  { what: 'an error', line: '{"level":50}\n' },
  { what: 'many lines', line: `${'x'.repeat(16_384)}\n` },
])('does not wait with $what', ({ line }) => {
  const { written, output } = open()

  output.write('{"level":30}\n')
  output.write(line)

  expect(written).toEqual([`{"level":30}\n${line}`])
})
