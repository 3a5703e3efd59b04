/** A store under the bench, by where browsers find it. */
export type Shop = {
  readonly name: 'federated' | 'monolith'
  readonly tenant: string
  readonly port: number
}

export const originOfShop = ({ tenant, port }: Shop): string => `http://${tenant}.localhost:${port}`
