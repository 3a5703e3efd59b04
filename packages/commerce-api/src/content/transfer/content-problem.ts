/** What is wrong with a file of content: where, and why. */
export type ContentProblem = {
  readonly file: string
  /** Within the file: `[0].template.sections[2].htmlTag`; empty for the file as a whole. */
  readonly path: string
  readonly reason: string
}

/** Problems that are listed; a file of another kind has one for every entry. */
const MOST_LISTED = 50

/** Why content was neither brought in nor taken out: a sentence or two for whoever typed the command. */
export class ContentRefusal extends Error {
  override readonly name = 'Refusal'
}

/** Content that cannot be taken as it is: nothing was changed. Its message lists the problems. */
export class BrokenContent extends ContentRefusal {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(describe(problems))
    this.problems = problems
  }
}

function describe(problems: readonly ContentProblem[]): string {
  const lines = problems
    .slice(0, MOST_LISTED)
    .map(({ file, path, reason }) => `${file}${path && ` ${path}`}: ${reason}`)
  const more = problems.length - lines.length
  return [
    `Nothing was changed: ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}.`,
    ...lines,
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ].join('\n')
}
