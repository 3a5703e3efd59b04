import { browserChecks, checksWithoutBrowser, nightlyChecks } from './checks.ts'
import { requireChromium } from './chromium.ts'
import { runSteps, type Step } from './steps.ts'

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

/** The last line is `N passed, N failed`. */
async function report(steps: readonly Step[]) {
  const { passed, failed } = await runSteps(steps)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
