/** Why a command cannot be carried out: a sentence or two for whoever typed it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
