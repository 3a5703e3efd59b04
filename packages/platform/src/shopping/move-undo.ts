import type { ChosenStore } from '@aisle/contract'
import { isShape, isText } from '../shapes/shape.ts'
import { createStoredValue, type StoredValue } from '../storage/stored-value.ts'
import { isChosenStore } from './chosen-store.ts'

/** How a change of store, or of the way to get the goods, is taken back; outlives the reload that a change brings. */
export type MoveUndo = {
  /** Brings the cart back as it was. */
  readonly snapshotID: string
  readonly before: ChosenStore
  readonly chosen: ChosenStore
}

/** Seconds from the change: enough for a page to come again on a slow phone, and to think the change over. */
const LIFETIME = 60

export const createMoveUndo = (tenant: string): StoredValue<MoveUndo> =>
  createStoredValue({
    key: `aisle:${tenant}:move-undo`,
    version: 1,
    check: isShape<MoveUndo>({ snapshotID: isText, before: isChosenStore, chosen: isChosenStore }),
    area: () => sessionStorage,
    lifetime: LIFETIME,
  })
