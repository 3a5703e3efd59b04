/** Why the store did not start, as one sentence or two for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
