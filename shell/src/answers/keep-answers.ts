import type { Platform } from '@aisle/platform'
import { createStoredValue } from '@aisle/platform/host'
import * as z from 'zod/mini'
import { answersToKeep, isFresh, isKeptAnswers, type KeptAnswer } from './kept-answers.rules.ts'
import { persistedCallOf } from './persisted-calls.ts'

/**
 * Carries what guests of a store are answered alike from page to page, for as long as the documents allow (spec 1 §9).
 * Nothing of somebody signed in is kept, nor of a store that checks ages; signing in or out and another store empty it.
 */
export async function keepAnswers({ queryClient, tenant, session, shopping, bus }: Platform): Promise<void> {
  const kept = createStoredValue({
    key: `aisle:${tenant.store.getState().tenant}:answers`,
    version: 1,
    check: isKeptAnswers,
    area: () => localStorage,
  })
  const locationId = () => shopping.store.getState().store?.locationId ?? null
  const mayKeep = () => {
    const { isStoreAgeRestricted } = tenant.store.getState().configuration?.businessConfigurations ?? {}
    return session.store.getState().status === 'guest' && isStoreAgeRestricted !== true
  }

  const keep = () => {
    if (!mayKeep()) return
    const answers = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey, state }) => state.status === 'success' && !!persistedCallOf(queryKey) })
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
    kept.write(answersToKeep(answers, locationId(), Date.now()))
  }

  const known = kept.read()
  if (!known || known.locationId !== locationId() || !mayKeep()) kept.remove()
  else await Promise.all(known.answers.map((answer) => restore(queryClient, answer)))

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && persistedCallOf(event.query.queryKey)) keep()
  })
  const { signal } = new AbortController() // for as long as the page lives
  for (const event of ['session.signed-in', 'session.signed-out', 'location.changed'] as const) {
    bus.on(event, () => kept.remove(), { signal })
  }
}

/** What was kept is read with the schema of the call, as if it had just come; what the page has is not touched. */
async function restore(queryClient: Platform['queryClient'], answer: KeptAnswer) {
  const call = persistedCallOf(answer.key)
  if (!call || !isFresh(answer, Date.now()) || queryClient.getQueryData(answer.key) !== undefined) return
  const { data } = (await call.whole?.()) ?? call
  const parsed = z.safeParse(data, answer.data)
  if (parsed.success && queryClient.getQueryData(answer.key) === undefined) {
    queryClient.setQueryData(answer.key, parsed.data, { updatedAt: answer.at })
  }
}
