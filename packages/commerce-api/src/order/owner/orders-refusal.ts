/** Why an order was left as it is: a sentence for whoever typed the command. */
export class OrdersRefusal extends Error {
  override readonly name = 'Refusal'
}
