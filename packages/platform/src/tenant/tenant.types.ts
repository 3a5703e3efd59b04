import type { Configuration } from '@aisle/api/configuration'
import type { Theme } from '@aisle/api/theme'

/** The tenant's configuration and theme; `null` until or unless they could be loaded. */
export type TenantState = {
  readonly tenant: string
  readonly configuration: Configuration | null
  readonly theme: Theme | null
}
