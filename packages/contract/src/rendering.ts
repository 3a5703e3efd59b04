import type { Boot } from './boot.ts'
import type { Remote } from './remote.ts'

/** A page that a shell's server build is asked to render, with the code that it is made of. */
export type PageJob = {
  readonly boot: Boot
  /** Path and query. */
  readonly address: string
  /** Code of remotes by name; one that is missing is left to the browser. */
  readonly remotes: Readonly<Record<string, Remote>>
}

/** What the shell's server build makes of a job. */
export type RenderedPage = {
  /** What stands in the root element. */
  readonly html: string
  /** Style elements of what was rendered. */
  readonly styles: string
  /** Parts that threw and are left to the browser. */
  readonly failures: readonly string[]
}
