import { AGE_CHECK_WIDGET_NAME } from '@aisle/contract'
import { createTestPlatform, reply, serve, server } from '@aisle/platform/testing'
import { completeAgeVerification } from '@aisle/api/age-verification'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAgeEffects } from './age-effects.ts'
import { WIDGET_TRIES } from './age-flow.rules.ts'
import { createCheckDialog } from './check-dialog.ts'
import { createKeptAge } from './kept-age.ts'
import { runAgeFlow } from './run-age-flow.ts'

const info = { firstName: 'Robin', lastName: 'Miller', dob: '02/29/1980' }
/** What the page asked the head of the document for. */
const scripts = new Set<unknown>()

beforeEach(() => {
  Reflect.deleteProperty(globalThis, AGE_CHECK_WIDGET_NAME)
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.add(Reflect.get(Object(script), 'src')))
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('1§9 looks for the widget once a second, 20 times, and gives the check up', async () => {
  const asked = vi.fn<(isInfoMismatched: string | null) => void>()
  server.use(
    serve(completeAgeVerification, ({ query }) => {
      asked(query.get('isInfoMismatched'))
      return reply({ isVerified: false })
    }),
  )
  const platform = createTestPlatform()
  const kept = createKeptAge('fresh')
  const effects = createAgeEffects({
    platform,
    kept,
    dialog: createCheckDialog(platform.dialogs),
    isCompared: () => false,
  })
  kept.pending.write('store-session-1')
  const tries: number[] = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const end = runAgeFlow(
    { type: 'begun' },
    {
      ...effects,
      askForInfo: async () => ({ type: 'info-given', info }),
      start: async () => ({ type: 'started', sessionId: 'store-session-1', providerSessionId: 'provider-session-1' }),
      complete(flow) {
        vi.useRealTimers()
        return effects.complete(flow)
      },
    },
    (flow) => {
      if (flow.step === 'waiting-for-widget') tries.push(flow.tries)
    },
  )
  for (let second = 1; second < WIDGET_TRIES; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await vi.advanceTimersByTimeAsync(1000)
    expect(tries).toHaveLength(second + 1)
    expect(asked).not.toHaveBeenCalled()
  }
  await vi.advanceTimersByTimeAsync(1000)

  expect(await end).toEqual({ step: 'failed', reason: 'unreachable' })
  expect(asked).toHaveBeenCalledExactlyOnceWith(null)
  expect(kept.pending.read()).toBeUndefined()
  expect([...scripts]).toEqual(['http://partners.localhost:3000/age-check/widget.js'])
})
