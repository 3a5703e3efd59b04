import * as mode from '@aisle/api/mode'
import { StoreMode } from '@aisle/api/store-mode'
import { hashAccessCode } from '../tenant/access-code.rules.ts'
import { insertRow } from '../testing/checkout-store.builder.ts'
import { move, type Moves, type Preparation, type Preparations } from './move.ts'

const body = { accessCode: '4711' }
const access_code_hash = await hashAccessCode(body.accessCode)

/** Given again by a customer who is in already, in another browser: a store in these modes answers nobody else. */
export const storeModeMoves: Moves = {
  verifyTestPassword: move(mode.verifyTestPassword, () => ({ body })),
  verifyBetaCode: move(mode.verifyBetaCode, () => ({ body })),
}

/** Puts the store into a mode in which everybody of the scene has given the code. */
const inMode =
  (mode: StoreMode): Preparation =>
  async ({ query }, { store, now, shopper, guest, newcomer }) => {
    const sql = 'UPDATE commerce.tenant_configurations SET mode = $2, access_code_hash = $3 WHERE tenant_id = $1'
    await query(sql, [store.tenant, mode, access_code_hash])
    for (const { subject } of [shopper, guest, newcomer]) {
      const access = { tenant_id: store.tenant, subject, mode, access_code_hash, granted_at: now }
      await insertRow(query, 'mode_accesses', access)
    }
  }

export const storeModePreparations: Preparations = {
  verifyTestPassword: inMode(StoreMode.Test),
  verifyBetaCode: inMode(StoreMode.Beta),
}
