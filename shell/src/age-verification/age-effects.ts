import {
  ageVerificationStatus,
  completeAgeVerification,
  sessionIdSchema,
  startAgeVerification,
} from '@aisle/api/age-verification'
import { ApiError } from '@aisle/api/client'
import type { AgeFailure, PersonalInfo } from '@aisle/contract'
import type { Platform } from '@aisle/platform'
import * as z from 'zod/mini'
import type { AgeEvent, AgeFlow } from './age-flow.rules.ts'
import type { CheckDialog } from './check-dialog.ts'
import type { KeptAge } from './kept-age.ts'
import { findWidget } from './age-widget.ts'

/** Milliseconds between two looks for the widget (spec 1 §9). */
const LOOK_INTERVAL = 1000
const GONE: readonly number[] = [403, 404, 410]

type Parts = {
  readonly platform: Pick<Platform, 'api' | 'dialogs' | 'partnersOrigin'>
  readonly kept: KeptAge
  readonly dialog: CheckDialog
  /** Signed in, or a guest at Checkout: what the check found is compared with what was said. */
  readonly isCompared: () => boolean
}

type FlowAt<Step extends AgeFlow['step']> = Extract<AgeFlow, { readonly step: Step }>

/** What each step of an age check does; its answer is the next event. */
export function createAgeEffects({ platform, kept, dialog, isCompared }: Parts) {
  const { api, dialogs, partnersOrigin } = platform

  return {
    async askForInfo(): Promise<AgeEvent> {
      const info = await dialogs.open('personal-info', {})
      return info ? { type: 'info-given', info } : { type: 'cancelled' }
    },

    async start({ info }: FlowAt<'starting'>): Promise<AgeEvent> {
      const isOpen = dialog.open()
      const started = await orCancelled(isOpen, begin(info))
      if (started.type === 'started') kept.pending.write(started.sessionId)
      return started
    },

    async lookForWidget(): Promise<AgeEvent> {
      const isOpen = dialog.open()
      if (findWidget(partnersOrigin)) return { type: 'widget-found' }
      return await orCancelled(
        isOpen,
        wait(LOOK_INTERVAL).then((): AgeEvent => ({ type: 'widget-missed' })),
      )
    },

    async showWidget({ providerSessionId }: FlowAt<'checking'>): Promise<AgeEvent> {
      const isOpen = dialog.open()
      const container = await Promise.race([dialog.container(), isOpen])
      const widget = findWidget(partnersOrigin)
      if (!container || !widget) return { type: 'cancelled' }
      const { promise, resolve } = Promise.withResolvers<AgeEvent>()
      // What its page says is only a reason to ask the store.
      const takeAway = widget.open({
        sessionId: providerSessionId,
        container,
        onEnd: () => resolve({ type: 'widget-ended' }),
      })
      try {
        return await orCancelled(isOpen, promise)
      } finally {
        takeAway()
      }
    },

    async ask({ sessionId, isQuiet }: FlowAt<'asking'>): Promise<AgeEvent> {
      const isOpen = isQuiet ? never : dialog.open()
      const isKnown = z.safeParse(sessionIdSchema, sessionId).success
      const told = isKnown ? await orCancelled(isOpen, askStatus(sessionId)) : sessionGone
      if (told.type === 'session-gone') kept.pending.remove()
      return told
    },

    async askAboutMismatch({ fields }: FlowAt<'mismatch'>): Promise<AgeEvent> {
      const goesOn = await dialogs.open('personal-info-mismatch', { fields })
      return { type: 'mismatch-answered', goesOn: goesOn === true }
    },

    async complete({ sessionId, outcome }: FlowAt<'completing'>): Promise<AgeEvent> {
      // It goes on in the background when somebody closes the dialog now: what was decided is kept by the store.
      void dialog.open()
      const query = outcome === 'mismatched' ? { isInfoMismatched: true } : {}
      try {
        const { isVerified } = await api.call(completeAgeVerification, { params: { sessionId }, query })
        kept.pending.remove()
        return { type: 'completed', isVerified }
      } catch (error) {
        // A success that could not be told can be told again; anything else is over.
        if (outcome !== 'matched' || isRefusal(error)) kept.pending.remove()
        return { type: 'failed', reason: reasonOf(error) }
      }
    },
  }

  async function begin(info: PersonalInfo): Promise<AgeEvent> {
    try {
      const { sessionId, providerSessionID } = await api.call(startAgeVerification, { body: info })
      return { type: 'started', sessionId, providerSessionId: providerSessionID }
    } catch (error) {
      return { type: 'failed', reason: reasonOf(error) }
    }
  }

  async function askStatus(sessionId: string): Promise<AgeEvent> {
    try {
      const status = await api.call(ageVerificationStatus, { params: { sessionId } })
      return { type: 'status-told', status, isCompared: isCompared() }
    } catch (error) {
      return isRefusal(error) && GONE.includes(error.status) ? sessionGone : { type: 'failed', reason: reasonOf(error) }
    }
  }
}

export type AgeEffects = ReturnType<typeof createAgeEffects>

const sessionGone: AgeEvent = { type: 'session-gone' }
const never = new Promise<undefined>(() => {})
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Work that ends when the dialog over it is closed. */
const orCancelled = (isOpen: Promise<undefined>, work: Promise<AgeEvent>): Promise<AgeEvent> =>
  Promise.race([isOpen.then((): AgeEvent => ({ type: 'cancelled' })), work])

/** The store has answered, and says no. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

function reasonOf(error: unknown): AgeFailure {
  if (!isRefusal(error)) return 'unreachable'
  return error.status === 429 ? 'too-many' : 'refused'
}
