import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { exitCodeOf } from '../processes/exit-code.ts'
import { WORKSPACE } from '../workspace.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

/** How many things were good, and a line for each that was not. */
export type Outcome = { readonly passed: number; readonly failures: readonly string[] }

/** One check: its name, what runs, and how many things it checked. */
export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Reads what a runner reported; a check without a report is one thing. */
  readonly read?: () => Outcome
}

/** Runs the checks one after the other, all of them, and says what passed. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const started = performance.now()
  let passed = 0
  const failures: string[] = []
  for (const step of steps) {
    const outcome = await runStep(step)
    passed += outcome.passed
    failures.push(...outcome.failures.map((failure) => `${step.name}: ${failure}`))
  }
  console.log(`\nTook ${secondsSince(started)} s`)
  return { passed, failures }
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  console.log(`\n— ${step.name}`)
  const [program, ...args] = step.command
  using folder = openTemporaryFolder()
  const child = spawn(program, args, {
    cwd: WORKSPACE,
    stdio: 'inherit',
    env: { ...process.env, ...step.env, TMPDIR: folder.path },
  })
  child.once('error', (error) => console.error(error.message))
  const outcome = withLeftovers(outcomeOf(step, await exitCodeOf(child)), folder.leftovers())
  console.log(`  ${step.name}: ${summaryOf(outcome)} (${secondsSince(started)} s)`)
  return outcome
}

/** A runner that fails without naming a failed test, or that leaves no report, has failed all the same. */
export function outcomeOf({ read }: Pick<Step, 'read'>, exitCode: number | undefined): Outcome {
  const isGood = exitCode === 0
  const ended = exitCode === undefined ? 'did not start, or was ended by a signal' : `ended with code ${exitCode}`
  if (!read) return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [ended] }
  try {
    const outcome = read()
    return isGood || outcome.failures.length > 0 ? outcome : { ...outcome, failures: [ended] }
  } catch (error) {
    return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
  }
}

/** A check that leaves files behind has failed in that. */
export function withLeftovers({ passed, failures }: Outcome, leftovers: readonly string[]): Outcome {
  if (leftovers.length === 0) return { passed, failures }
  return { passed, failures: [...failures, `left behind in the temporary folder: ${leftovers.join(', ')}`] }
}

export const summaryOf = ({ passed, failures }: Outcome) => `${passed} passed, ${failures.length} failed`

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)
