import type { StoreApi } from 'zustand/vanilla'
import type { CartState } from './cart.types.ts'
import type { createKeptEdits, KeptEdit } from './kept-edits.ts'
import type { Outcome } from './resume-edits.ts'

type Options = {
  readonly store: StoreApi<CartState>
  readonly kept: ReturnType<typeof createKeptEdits>
  readonly makeAgain: (edit: KeptEdit) => void
  /** Some could not be made as they were meant (`conflicts`). */
  readonly onConflicts: () => void
}

/** Milliseconds in which another open page would have brought its own edits to the server. */
const OTHERS_WAIT = 2000

/** Comes with the first edits that there are to make again. */
const resuming = () => import(/* webpackChunkName: "frame" */ './resume-edits.ts')

/**
 * Edits that are made again, after the connection was lost or by another page. Nobody looks at the control any more that
 * they came from: what became of them is told together.
 */
export function createEditsAgain({ store, kept, makeAgain, onConflicts }: Options) {
  let outcomes: Outcome[] = []
  const show = (found: CartState['conflicts']) => {
    if (found.length === 0) return
    store.setState(({ conflicts }) => ({ conflicts: [...conflicts, ...found] }))
    onConflicts()
  }
  return {
    show,
    note: (outcome: Outcome) => void outcomes.push(outcome),
    /** All have ended; `looked` ends when the cart was looked at after that. */
    async tell(looked: Promise<void> | undefined) {
      const ended = outcomes
      outcomes = []
      if (ended.length === 0) return
      const [{ conflictsOf }] = await Promise.all([resuming(), looked])
      show(conflictsOf(ended, store.getState().detail))
    },
    /** Takes up what a page that is gone has asked for and nobody has confirmed, once it is known what is in the cart. */
    async resume() {
      if (Object.keys(kept.read()).length === 0) return
      const since = Date.now()
      await new Promise((resolve) => setTimeout(resolve, OTHERS_WAIT))
      const { resumptionOf } = await resuming()
      const { again, done, conflicts } = resumptionOf(kept.read(), store.getState().detail, since)
      for (const key of done) kept.drop(key)
      for (const edit of again) makeAgain(edit)
      show(conflicts)
    },
  }
}
