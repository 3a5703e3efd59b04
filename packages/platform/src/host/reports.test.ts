import { clientReportSchema } from '@aisle/contract'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReport, messageOf } from './reports.ts'

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
const bodies = () => Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text())))

beforeEach(() => {
  sendBeacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon })
})
afterEach(() => void vi.unstubAllGlobals())

it('F4 tells the gateway which remote failed, at which version', async () => {
  createReport()({ kind: 'network', remote: 'mf-orders', version: '1.2.0', part: 'entry', message: 'did not arrive' })

  const [body] = await bodies()
  expect(z.parse(clientReportSchema, body)).toMatchObject({ remote: 'mf-orders', version: '1.2.0' })
})

it('tells each failure once and no more than twenty from one page', () => {
  const report = createReport()

  for (let count = 0; count < 30; count += 1) {
    report({ kind: 'error', message: 'same' })
    report({ kind: 'error', message: `number ${count}` })
  }

  expect(sendBeacon).toHaveBeenCalledTimes(20)
})

it.each([
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['text', 'Thrown: text'],
  [undefined, 'Thrown: undefined'],
])('puts %j into words', (error, message) => {
  expect(messageOf(error)).toBe(message)
})
