/** A store as the sign-in pages and tokens know it. */
export type Tenant = {
  readonly id: string
  /** As shoppers read it. */
  readonly name: string
  /** `#rrggbb`. */
  readonly accent: string
  readonly origin: string
}

export const tenantIdPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
export const defaultAccent = '#2a9dcc'
