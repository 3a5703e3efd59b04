import { describe, expect, it } from 'vitest'
import { type AgeEvent, type AgeFlow, nextAgeFlow, WIDGET_TRIES } from './age-flow.rules.ts'

const info = { firstName: 'Robin', lastName: 'Miller', dob: '02/29/1980' }
const check = { sessionId: 'session-1', providerSessionId: 'provider-1' }
const { sessionId } = check

const steps = {
  idle: { step: 'idle' },
  personalInfo: { step: 'personal-info' },
  starting: { step: 'starting', info },
  waiting: { ...check, step: 'waiting-for-widget', tries: 0 },
  lastTry: { ...check, step: 'waiting-for-widget', tries: WIDGET_TRIES - 1 },
  checking: { ...check, step: 'checking' },
  asking: { step: 'asking', sessionId, isQuiet: false },
  askingQuietly: { step: 'asking', sessionId, isQuiet: true },
  mismatch: { step: 'mismatch', sessionId, fields: ['lastName'] },
  matched: { step: 'completing', sessionId, outcome: 'matched' },
  mismatched: { step: 'completing', sessionId, outcome: 'mismatched' },
  refused: { step: 'completing', sessionId, outcome: 'refused' },
  givenUp: { step: 'completing', sessionId, outcome: 'unreachable' },
  verified: { step: 'verified' },
  failed: { step: 'failed', reason: 'refused' },
} as const satisfies Record<string, AgeFlow>

const told = (status: object, isCompared = false): AgeEvent => ({
  type: 'status-told',
  status: { isVerified: true, state: 'verified', personalInfo: info, preFillInformation: info, ...status },
  isCompared,
})
const other = { preFillInformation: { ...info, lastName: 'Muller' } }

const table: readonly (readonly [from: keyof typeof steps, event: AgeEvent, to: AgeFlow])[] = [
  ['idle', { type: 'begun' }, steps.personalInfo],
  ['verified', { type: 'begun' }, steps.personalInfo],
  ['failed', { type: 'begun' }, steps.personalInfo],
  ['idle', { type: 'begun', sessionId }, steps.asking],
  ['idle', { type: 'begun', sessionId, isQuiet: true }, steps.askingQuietly],
  ['idle', { type: 'failed', reason: 'foreign' }, { step: 'failed', reason: 'foreign' }],
  ['personalInfo', { type: 'info-given', info }, steps.starting],
  ['personalInfo', { type: 'cancelled' }, steps.idle],
  ['starting', { type: 'started', ...check }, steps.waiting],
  ['starting', { type: 'failed', reason: 'too-many' }, { step: 'failed', reason: 'too-many' }],
  ['waiting', { type: 'widget-missed' }, { ...steps.waiting, tries: 1 }],
  ['waiting', { type: 'widget-found' }, { ...steps.waiting, step: 'checking' }],
  ['lastTry', { type: 'widget-found' }, { ...steps.lastTry, step: 'checking' }],
  ['lastTry', { type: 'widget-missed' }, steps.givenUp],
  ['checking', { type: 'widget-ended' }, steps.asking],
  ['checking', { type: 'cancelled' }, steps.idle],
  ['asking', told({}), steps.matched],
  ['asking', told(other), steps.matched],
  ['asking', told({}, true), steps.matched],
  ['asking', told(other, true), steps.mismatch],
  ['asking', told({ isVerified: false, state: 'failed' }), steps.refused],
  ['asking', told({ isVerified: false, state: 'pending', providerSessionID: 'provider-1' }), steps.waiting],
  ['asking', { type: 'session-gone' }, steps.personalInfo],
  ['asking', { type: 'failed', reason: 'unreachable' }, { step: 'failed', reason: 'unreachable' }],
  ['asking', { type: 'failed', reason: 'refused' }, steps.refused],
  ['askingQuietly', { type: 'failed', reason: 'refused' }, steps.idle],
  ['askingQuietly', told({}), steps.matched],
  ['askingQuietly', told(other, true), steps.mismatch],
  ['askingQuietly', told({ isVerified: false, state: 'failed' }), steps.refused],
  ['askingQuietly', told({ isVerified: false, state: 'pending', providerSessionID: 'provider-1' }), steps.idle],
  ['askingQuietly', { type: 'session-gone' }, steps.idle],
  ['askingQuietly', { type: 'failed', reason: 'unreachable' }, steps.idle],
  ['mismatch', { type: 'mismatch-answered', goesOn: true }, steps.matched],
  ['mismatch', { type: 'mismatch-answered', goesOn: false }, steps.mismatched],
  ['matched', { type: 'completed', isVerified: true }, steps.verified],
  ['matched', { type: 'completed', isVerified: false }, steps.failed],
  ['matched', { type: 'failed', reason: 'unreachable' }, { step: 'failed', reason: 'unreachable' }],
  ['mismatched', { type: 'completed', isVerified: false }, steps.idle],
  ['mismatched', { type: 'failed', reason: 'unreachable' }, steps.idle],
  ['refused', { type: 'completed', isVerified: false }, steps.failed],
  ['refused', { type: 'failed', reason: 'unreachable' }, steps.failed],
  ['givenUp', { type: 'completed', isVerified: false }, { step: 'failed', reason: 'unreachable' }],
]

describe('1§4 an age check', () => {
  it.each(table)('goes from %s by %o to %o', (from, event, to) => {
    expect(nextAgeFlow(steps[from], event)).toEqual(to)
  })

  it.each(Object.entries(steps))('ends wherever it is given up (%s)', (_name, flow) => {
    expect(nextAgeFlow(flow, { type: 'cancelled' })).toEqual(steps.idle)
  })

  it('never comes to "verified" by anything but a completion that says so', () => {
    const events = table.map(([, event]) => event)
    for (const flow of Object.values(steps)) {
      for (const event of events) {
        const isLegal = event.type === 'completed' && event.isVerified && flow === steps.matched
        const isThere = flow === steps.verified
        expect(nextAgeFlow(flow, event).step === 'verified' && !isThere).toBe(isLegal)
      }
    }
  })

  it('looks for the widget 20 times', () => {
    let flow: AgeFlow = steps.waiting
    let looks = 0
    while (flow.step === 'waiting-for-widget') {
      flow = nextAgeFlow(flow, { type: 'widget-missed' })
      looks += 1
    }
    expect(looks).toBe(20)
  })
})
