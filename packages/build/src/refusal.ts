/** A command that was not carried out. The message is one sentence for whoever gave it; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
