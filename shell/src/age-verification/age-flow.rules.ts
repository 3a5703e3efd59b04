import type { AgeVerificationStatus } from '@aisle/api/age-verification'
import type { AgeFailure, PersonalInfo } from '@aisle/contract'
import { differingFields, type PersonalField } from './personal-info.rules.ts'

/** How often the identity provider's widget is looked for, once a second (spec 1 §9). */
export const WIDGET_TRIES = 20

/** A check that was begun: `sessionId` is the store's name of it, `providerSessionId` what the widget opens. */
type Check = { readonly sessionId: string; readonly providerSessionId: string }

/** Where an age check stands (spec 1 §4, age verification). */
export type AgeFlow =
  | { readonly step: 'idle' }
  | { readonly step: 'personal-info' }
  | { readonly step: 'starting'; readonly info: PersonalInfo }
  | (Check & { readonly step: 'waiting-for-widget'; readonly tries: number })
  | (Check & { readonly step: 'checking' })
  | { readonly step: 'asking'; readonly sessionId: string; readonly isQuiet: boolean }
  | { readonly step: 'mismatch'; readonly sessionId: string; readonly fields: readonly PersonalField[] }
  | { readonly step: 'completing'; readonly sessionId: string; readonly outcome: Outcome }
  | { readonly step: 'verified' }
  | { readonly step: 'failed'; readonly reason: AgeFailure }

/** What a check is completed as. `mismatched` and failures are no success, whatever the provider found. */
export type Outcome = 'matched' | 'mismatched' | AgeFailure

export type AgeEvent =
  /** Without a session a check is begun; a quiet one goes on with what a reload had cut off, and asks for nothing. */
  | { readonly type: 'begun'; readonly sessionId?: string | undefined; readonly isQuiet?: boolean }
  | { readonly type: 'info-given'; readonly info: PersonalInfo }
  | ({ readonly type: 'started' } & Check)
  | { readonly type: 'widget-found' }
  | { readonly type: 'widget-missed' }
  | { readonly type: 'widget-ended' }
  /** `isCompared`: signed in, or a guest at Checkout. */
  | { readonly type: 'status-told'; readonly status: AgeVerificationStatus; readonly isCompared: boolean }
  /** The store knows the session no more. */
  | { readonly type: 'session-gone' }
  | { readonly type: 'mismatch-answered'; readonly goesOn: boolean }
  | { readonly type: 'completed'; readonly isVerified: boolean }
  | { readonly type: 'failed'; readonly reason: AgeFailure }
  | { readonly type: 'cancelled' }

const IDLE: AgeFlow = { step: 'idle' }
const PERSONAL_INFO: AgeFlow = { step: 'personal-info' }
const failed = (reason: AgeFailure): AgeFlow => ({ step: 'failed', reason })

/** The next step of an age check. An event that the step does not know changes nothing. */
export function nextAgeFlow(flow: AgeFlow, event: AgeEvent): AgeFlow {
  if (event.type === 'cancelled') return IDLE
  switch (flow.step) {
    case 'idle':
    case 'verified':
    case 'failed':
      return event.type === 'begun' ? begin(event) : event.type === 'failed' ? failed(event.reason) : flow
    case 'personal-info':
      return event.type === 'info-given' ? { step: 'starting', info: event.info } : flow
    case 'starting':
      if (event.type === 'started') return waitForWidget(event)
      return event.type === 'failed' ? failed(event.reason) : flow
    case 'waiting-for-widget':
      if (event.type === 'widget-found') return { ...flow, step: 'checking' }
      return event.type === 'widget-missed' ? lookAgain(flow) : flow
    case 'checking':
      return event.type === 'widget-ended' ? { step: 'asking', sessionId: flow.sessionId, isQuiet: false } : flow
    case 'asking':
      return afterAsking(flow, event)
    case 'mismatch':
      return event.type === 'mismatch-answered' ? complete(flow, event.goesOn ? 'matched' : 'mismatched') : flow
    case 'completing':
      return afterCompleting(flow, event)
  }
}

const begin = ({ sessionId, isQuiet = false }: Extract<AgeEvent, { type: 'begun' }>): AgeFlow =>
  sessionId === undefined ? PERSONAL_INFO : { step: 'asking', sessionId, isQuiet }

const waitForWidget = ({ sessionId, providerSessionId }: Check): AgeFlow => ({
  step: 'waiting-for-widget',
  sessionId,
  providerSessionId,
  tries: 0,
})

const complete = ({ sessionId }: { readonly sessionId: string }, outcome: Outcome): AgeFlow => ({
  step: 'completing',
  sessionId,
  outcome,
})

function lookAgain(flow: Extract<AgeFlow, { step: 'waiting-for-widget' }>): AgeFlow {
  const tries = flow.tries + 1
  return tries < WIDGET_TRIES ? { ...flow, tries } : complete(flow, 'unreachable')
}

function afterAsking(flow: Extract<AgeFlow, { step: 'asking' }>, event: AgeEvent): AgeFlow {
  const { sessionId, isQuiet } = flow
  // A shopper who wanted a check gets a new one; whoever only came back is left alone.
  if (event.type === 'session-gone') return isQuiet ? IDLE : PERSONAL_INFO
  // What could not be asked can be asked again; what the store refuses to tell is over.
  if (event.type === 'failed' && isQuiet) return IDLE
  if (event.type === 'failed') return event.reason === 'refused' ? complete(flow, event.reason) : failed(event.reason)
  if (event.type !== 'status-told') return flow
  const { status, isCompared } = event
  if (status.state === 'pending' && status.providerSessionID) {
    return isQuiet ? IDLE : waitForWidget({ sessionId, providerSessionId: status.providerSessionID })
  }
  if (!status.isVerified) return complete(flow, 'refused')
  const fields = isCompared ? differingFields(status) : []
  return fields.length > 0 ? { step: 'mismatch', sessionId, fields } : complete(flow, 'matched')
}

function afterCompleting(flow: Extract<AgeFlow, { step: 'completing' }>, event: AgeEvent): AgeFlow {
  const { outcome } = flow
  if (event.type !== 'completed' && event.type !== 'failed') return flow
  if (outcome === 'mismatched') return IDLE
  // Why it came to nothing stays the reason, also where that could not be told.
  if (outcome !== 'matched') return failed(outcome)
  if (event.type === 'failed') return failed(event.reason)
  return event.isVerified ? { step: 'verified' } : failed('refused')
}
