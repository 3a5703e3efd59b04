import { expect, it } from 'vitest'
import { resendAfter } from './one-time-code.rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const at = (time: string) => new Date(`2026-11-20T${time}Z`)

it.each([
  { limits: [], after: at('15:00:30') },
  { limits: [{ left: 1, until: at('16:00:00') }], after: at('15:00:30') },
  { limits: [{ left: 0, until: at('16:00:00') }], after: at('16:00:00') },
  { limits: [{ left: 0, until: at('15:00:10') }], after: at('15:00:30') },
  {
    limits: [
      { left: 0, until: at('15:30:00') },
      { left: 0, until: at('16:00:00') },
      { left: 4, until: at('18:00:00') },
    ],
    after: at('16:00:00'),
  },
])('lets another code be asked for at $after with $limits', ({ limits, after }) => {
  expect(resendAfter(now, limits)).toEqual(after)
})
