import { config } from 'zod/mini'

/** The page's policy forbids evaluation. Schemas, remotes' too, would probe for it, and every probe is a violation. */
export function parseWithoutEvaluation(): void {
  config({ jitless: true })
}
