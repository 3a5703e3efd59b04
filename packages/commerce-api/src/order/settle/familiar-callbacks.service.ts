import type { Transaction } from '../../database/database.ts'
import { verdictOf } from './callback.rules.ts'
import { keepTold, listKnown } from './familiar-callbacks.store.ts'
import { type CallbackCall, isNothing, keptOf, ORDER_ID, toldOf } from './take-callback.service.ts'

/**
 * Keeps those callbacks of a tenant, in two statements for all of them, that say of an order what is known already: after
 * an order that went well nothing follows from its callback (F32).
 * @returns for each of them whether it was one of those; the others are to be taken one by one
 */
export async function keepFamiliar(tx: Transaction, calls: readonly CallbackCall[]): Promise<readonly boolean[]> {
  const references = calls.map(({ callback }) => callback.transaction.reference)
  const orderIds = references.filter((reference) => ORDER_ID.test(reference))
  const rows = await listKnown(tx, orderIds)
  const known = new Map(rows.map((row) => [`${row.provider} ${row.orderId}`, row]))
  const areFamiliar = calls.map((call) => {
    const found = known.get(`${call.provider} ${call.callback.transaction.reference}`)
    return found !== undefined && isNothing(verdictOf(toldOf(call), found))
  })
  const told = calls.filter((_, index) => areFamiliar[index]).map(keptOf)
  if (told.length > 0) await keepTold(tx, told)
  return areFamiliar
}
