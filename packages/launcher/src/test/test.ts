import { browserChecks, checksWithoutBrowser, nightlyChecks } from './checks.ts'
import { requireChromium } from './chromium.ts'
import { runSteps, type Step, summaryOf } from './steps.ts'

/** `npm test`: everything. */
export async function test(): Promise<void> {
  requireChromium()
  await report([...checksWithoutBrowser(), ...browserChecks()])
}

/** `npm run verify`: everything but the browser. */
export const verify = (): Promise<void> => report(checksWithoutBrowser())

/** `npm run nightly`: what takes too long for every change. */
export async function nightly(): Promise<void> {
  requireChromium()
  await report(nightlyChecks())
}

/** What failed stands together at the end, whatever a run printed before; the last line is `N passed, N failed`. */
async function report(steps: readonly Step[]) {
  const outcome = await runSteps(steps)
  for (const failure of outcome.failures) console.log(`  ✗ ${failure}`)
  console.log(`\n${summaryOf(outcome)}`)
  process.exitCode = outcome.failures.length > 0 ? 1 : 0
}
