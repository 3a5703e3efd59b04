import { currentStep, type Step } from './steps.rules.ts'

/** The parameter of the address that names the open step. */
export const STEP = 'step'

/**
 * What the address calls the steps, by their id: `contact`, `pickup`, `time-slot`; the second of a kind is
 * `time-slot-2`. Ids of ways to get the goods stay out of it.
 */
export function stepNames(steps: readonly Step[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  return new Map(
    steps.map(({ id, title }) => {
      const kind = title.toLowerCase().replaceAll(' ', '-')
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return [id, count === 1 ? kind : `${kind}-${count}`]
    }),
  )
}

/** The step that the address asks for, where all before it are done; otherwise the first that is not. */
export function openStep(steps: readonly Step[], done: ReadonlySet<string>, asked: string | null): Step | undefined {
  const names = stepNames(steps)
  const index = steps.findIndex(({ id }) => names.get(id) === asked)
  return index !== -1 && mayOpen(steps, done, index) ? steps[index] : currentStep(steps, done)
}

/** Whether the last step, where the order is placed, may be opened. */
export const isReviewable = (steps: readonly Step[], done: ReadonlySet<string>): boolean =>
  mayOpen(steps, done, steps.length - 1)

const mayOpen = (steps: readonly Step[], done: ReadonlySet<string>, index: number) =>
  steps.slice(0, index).every(({ id }) => done.has(id))
