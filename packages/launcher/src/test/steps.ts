import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { exitCodeOf } from '../processes/exit-code.ts'
import { WORKSPACE } from '../workspace.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

export type Counts = { readonly passed: number; readonly failed: number }

/** One check: its name, what runs, and how many things it checked. */
export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Reads the counts of a report; a check without one counts as one thing. */
  readonly count?: () => Counts
}

/** Runs the checks one after the other, all of them, and says what passed. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const started = performance.now()
  let total: Counts = { passed: 0, failed: 0 }
  for (const step of steps) {
    const counts = await runStep(step)
    total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed }
  }
  console.log(`\nTook ${secondsSince(started)} s`)
  return total
}

async function runStep(step: Step): Promise<Counts> {
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
  const counts = withLeftovers(countsOf(step, (await exitCodeOf(child)) === 0), folder.leftovers())
  console.log(`  ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${secondsSince(started)} s)`)
  return counts
}

/** A runner that fails without naming a failed test, or that leaves no report, has failed all the same. */
export function countsOf({ count }: Pick<Step, 'count'>, isGood: boolean): Counts {
  if (!count) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const counts = count()
    return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** A check that leaves files behind has failed in that. */
export function withLeftovers(counts: Counts, leftovers: readonly string[]): Counts {
  if (leftovers.length === 0) return counts
  console.error(`Left behind in the temporary folder: ${leftovers.join(', ')}`)
  return { ...counts, failed: counts.failed + 1 }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)
