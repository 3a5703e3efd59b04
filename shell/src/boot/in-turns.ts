/** Lets the browser paint and answer to the shopper before the next piece of work. */
export const turn = (): Promise<void> =>
  typeof scheduler === 'object' && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })

/** Does each piece of work in a task of its own: together they keep a slow phone busy for a quarter of a second. */
export async function inTurns(pieces: readonly (() => unknown)[]): Promise<void> {
  for (const piece of pieces) {
    await turn()
    await piece()
  }
}
