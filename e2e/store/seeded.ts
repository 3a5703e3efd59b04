/** Numbers that look random and come again with the seed (mulberry32). `SEED` repeats a run. */
export function seeded(seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 up to, and without, `end`. */
  const below = (end: number) => Math.floor(next() * end)
  return {
    seed,
    below,
    shuffled<T>(items: readonly T[]): T[] {
      const left = [...items]
      return items.flatMap(() => left.splice(below(left.length), 1))
    },
  }
}
