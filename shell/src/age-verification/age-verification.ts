import type { Platform } from '@aisle/platform'
import { matchPage, type PageRoute } from '@aisle/platform/host'
import { createStore } from 'zustand/vanilla'
import { ageDemandOf, tellsInDialog } from './age-demand.rules.ts'
import { createAgeEffects } from './age-effects.ts'
import { ageFactsOf } from './age-facts.ts'
import type { AgeEvent, AgeFlow } from './age-flow.rules.ts'
import { ageMessages } from './age.messages.ts'
import { createCheckDialog } from './check-dialog.ts'
import { createGuestCheckMapping } from './guest-check-mapping.ts'
import { createKeptAge } from './kept-age.ts'
import { createKnownAge } from './known-age.ts'
import { runAgeFlow } from './run-age-flow.ts'

/** Milliseconds to read why a check failed. */
const LONG_TOAST = 8000

export type AgeVerification = ReturnType<typeof createAgeVerification>

/** Verifies ages in a store that restricts them (spec 1 §4). One for each platform. */
function createAgeVerification(platform: Platform, table: readonly PageRoute[]) {
  const { age, dialogs, session, toasts, bus } = platform
  const kept = createKeptAge(platform.tenant.store.getState().tenant)
  const dialog = createCheckDialog(dialogs)
  const flow = createStore<AgeFlow>(() => ({ step: 'idle' }))
  const known = createKnownAge({ platform, kept, onVerifiedElsewhere: dialog.closeAny })
  const effects = createAgeEffects({
    platform,
    kept,
    dialog,
    isCompared: () => session.store.getState().status === 'signed-in' || routeHere()?.demandsAge === 'checkout',
  })

  const routeHere = () => matchPage(table, location.pathname)?.route
  const demandHere = () => ageDemandOf(routeHere() ?? {}, ageFactsOf(platform))

  const succeed = async (sessionId: string | undefined) => {
    const isGuest = session.store.getState().status !== 'signed-in'
    const isBuying = routeHere()?.demandsAge === 'checkout'
    await known.verified(sessionId)
    bus.emit('age.verified', { by: isGuest ? 'guest' : 'customer' })
    if (!isBuying) toasts.show('success', ageMessages.verified)
    if (isGuest && !isBuying && ageFactsOf(platform).guardsBrowsing) void offerSignUp()
  }

  const offerSignUp = async () => {
    const returnTo = location.pathname + location.search
    if (await dialogs.open('ask-for-sign-up', {})) await session.signIn({ returnTo })
  }

  const fail = async ({ reason }: Extract<AgeFlow, { step: 'failed' }>) => {
    age.store.setState({ hasFailed: true })
    bus.emit('age.verification-failed', { reason })
    if (!tellsInDialog(routeHere(), demandHere())) {
      // Most of these pages have nothing on them that says it.
      toasts.show('error', ageMessages.failures[reason], { milliseconds: LONG_TOAST })
      return
    }
    if (await dialogs.open('verification-failed', { reason })) void verify()
  }

  let running: Promise<boolean> | undefined
  const run = (first: AgeEvent): Promise<boolean> => {
    running ??= go(first).finally(() => {
      running = undefined
    })
    return running
  }

  const go = async (first: AgeEvent): Promise<boolean> => {
    let sessionId: string | undefined
    age.store.setState({ isChecking: true, hasFailed: false })
    const end = await runAgeFlow(first, effects, (next) => {
      if ('sessionId' in next) sessionId = next.sessionId
      flow.setState(next, true)
    })
    age.store.setState({ isChecking: false })
    dialog.close()
    if (end.step === 'verified') await succeed(sessionId)
    // Nobody waits for what is said about it.
    if (end.step === 'failed') void fail(end)
    return age.store.getState().isVerified
  }

  /** A reload cut a check off: whether it has come to something is asked without a word. */
  const goOnQuietly = async () => {
    const sessionId = kept.pending.read()
    const isLinked = sessionId !== undefined && location.search.includes(sessionId)
    if (sessionId !== undefined && !isLinked) await run({ type: 'begun', sessionId, isQuiet: true })
  }
  const quiet = goOnQuietly()

  const verify = async (): Promise<boolean> => {
    await quiet
    // Whoever asks for what seems to be known was refused: it is confirmed, or taken back.
    if (age.store.getState().isVerified) await known.confirm()
    return age.store.getState().isVerified || (await run({ type: 'begun', sessionId: kept.pending.read() }))
  }

  return {
    flow,
    verify,
    hostWidget: dialog.hostIn,
    /** Whether a check was begun that can be gone on with. */
    isPending: () => kept.pending.read() !== undefined,
    /** Goes on with the check of a link, if this browser began it (T29). */
    async resume(sessionId: string): Promise<boolean> {
      await quiet
      const isOwn = kept.pending.read() === sessionId
      return await run(isOwn ? { type: 'begun', sessionId } : { type: 'failed', reason: 'foreign' })
    },
    mapGuestCheck: createGuestCheckMapping({ platform, kept }),
  }
}

const started = new WeakMap<Platform, AgeVerification>()

/** The age verification of a platform; the first who asks starts it. */
export function ageVerificationOf(platform: Platform, table: readonly PageRoute[]): AgeVerification {
  const known = started.get(platform)
  if (known) return known
  const verification = createAgeVerification(platform, table)
  started.set(platform, verification)
  return verification
}
