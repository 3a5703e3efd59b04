import { expect } from '@playwright/test'

/** Milliseconds without a change after which nothing more is expected to come. */
const QUIET = 500

/** Waits until `look` sees the same twice in a row: what comes late has come. */
export async function untilStill(look: () => Promise<unknown>): Promise<void> {
  let seen: unknown
  await expect(async () => {
    const before = seen
    seen = await look()
    // The first look has nothing before it.
    expect(seen).toEqual(before)
  }).toPass({ intervals: [QUIET], timeout: 15_000 })
}
