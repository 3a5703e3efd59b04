import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What our tests and programs call their folders; others, like a browser's, clean up when they like. */
const OURS = /^aisle-/

/** Where a check puts things aside while it runs. */
export function openTemporaryFolder(parent = tmpdir()) {
  const path = mkdtempSync(join(parent, 'aisle-check-'))
  // A database under test runs as another user and has to walk through.
  chmodSync(path, 0o755)
  return {
    path,
    /** What of ours is still there. */
    leftovers: () => readdirSync(path).filter((name) => OURS.test(name)),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}
