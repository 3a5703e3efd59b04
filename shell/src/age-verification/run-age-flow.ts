import type { AgeEffects } from './age-effects.ts'
import { type AgeEvent, type AgeFlow, nextAgeFlow } from './age-flow.rules.ts'

const HAS_ENDED: ReadonlySet<AgeFlow['step']> = new Set(['idle', 'verified', 'failed'])

/** Does what each step asks for until the check is over. Answers with its end; `onStep` hears of every step. */
export async function runAgeFlow(
  first: AgeEvent,
  effects: AgeEffects,
  onStep: (flow: AgeFlow) => void,
): Promise<AgeFlow> {
  let flow = nextAgeFlow({ step: 'idle' }, first)
  onStep(flow)
  while (!HAS_ENDED.has(flow.step)) {
    // oxlint-disable-next-line no-await-in-loop -- each step needs the answer of the one before it
    flow = nextAgeFlow(flow, await effectOf(flow, effects))
    onStep(flow)
  }
  return flow
}

function effectOf(flow: AgeFlow, effects: AgeEffects): Promise<AgeEvent> {
  switch (flow.step) {
    case 'personal-info':
      return effects.askForInfo()
    case 'starting':
      return effects.start(flow)
    case 'waiting-for-widget':
      return effects.lookForWidget()
    case 'checking':
      return effects.showWidget(flow)
    case 'asking':
      return effects.ask(flow)
    case 'mismatch':
      return effects.askAboutMismatch(flow)
    case 'completing':
      return effects.complete(flow)
    case 'idle':
    case 'verified':
    case 'failed':
      return Promise.resolve({ type: 'cancelled' })
  }
}
