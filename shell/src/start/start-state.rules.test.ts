import { aConfiguration } from '@aisle/platform/testing'
import { describe, expect, it } from 'vitest'
import { startStateOf } from './start-state.rules.ts'

const facts = { isOnline: true, hasFailed: false, validatedMode: undefined, configuration: aConfiguration() }
const store = (business: object) => ({ configuration: aConfiguration(business) })

describe('the start-up screen (spec 1 §4)', () => {
  it.each([
    { why: 'all is well', given: {}, state: 'open' },
    { why: 'it is not known yet', given: { configuration: null }, state: 'loading' },
    { why: 'there is no network', given: { configuration: null, isOnline: false }, state: 'no-connection' },
    { why: 'the configuration cannot be had', given: { configuration: null, hasFailed: true }, state: 'no-connection' },
    { why: 'the connection drops later', given: { isOnline: false }, state: 'open' },
    { why: 'the mode is 3', given: store({ mode: 3 }), state: 'beta' },
    { why: 'the mode is 3 and the code was right', given: { ...store({ mode: 3 }), validatedMode: 3 }, state: 'open' },
    { why: 'the mode is 2', given: store({ mode: 2 }), state: 'test' },
    { why: 'the code was for another mode', given: { ...store({ mode: 2 }), validatedMode: 3 }, state: 'test' },
    { why: 'the mode is 1', given: store({ mode: 1 }), state: 'offline' },
    { why: 'the mode is 6', given: store({ mode: 6 }), state: 'closed' },
    { why: 'it is inactive', given: store({ isActive: false }), state: 'under-construction' },
    { why: 'it is inactive and in mode 6', given: store({ isActive: false, mode: 6 }), state: 'closed' },
    { why: 'it is inactive and in mode 3', given: store({ isActive: false, mode: 3 }), state: 'beta' },
    { why: 'there is no such tenant', given: { configuration: 'unknown' }, state: 'unknown' },
    { why: 'the mode is 0', given: store({ mode: 0 }), state: 'open' },
    { why: 'the mode is 5', given: store({ mode: 5 }), state: 'open' },
    { why: 'the mode is text', given: store({ mode: '1' }), state: 'open' },
  ] as const)('is $state when $why', ({ given, state }) => {
    expect(startStateOf({ ...facts, ...given })).toBe(state)
  })
})
