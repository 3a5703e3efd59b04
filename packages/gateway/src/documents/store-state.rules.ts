import { businessConfigurationSchema } from '@aisle/api/configuration'
import { StoreMode, storeModeOf } from '@aisle/api/store-mode'
import type { InlinedCall } from '@aisle/contract'
import * as z from 'zod/mini'

const readSchema = z.object({
  businessConfigurations: z.pick(businessConfigurationSchema, {
    mode: true,
    isActive: true,
    businessName: true,
    logoURL: true,
    isStoreAgeRestricted: true,
    enableAgeRestrictedBrowsing: true,
    enableAgeRestrictedCheckout: true,
  }),
})

/** Who may see the pages of a store. `unknown` where its configuration is missing. */
export type StoreAccess = 'all' | 'adults' | 'code' | 'maintenance' | 'closed' | 'unknown'

export type StoreState = {
  readonly businessName: string
  readonly logoUrl: string | undefined
  /** Whether shoppers get pages at all; the shell says why not (spec 1 §2). */
  readonly isOpen: boolean
  /** Whether everybody may see the pages: neither an access code nor an age check stands before them. */
  readonly isOpenToAll: boolean
  readonly access: StoreAccess
  /** Whether shoppers may be asked for their age, while browsing or before they buy (decision 11). */
  readonly checksAges: boolean
}

/** What the document needs to know of a store's configuration; a store whose configuration is missing counts as open. */
export function storeStateOf(configuration: InlinedCall | undefined, tenant: string): StoreState {
  const parsed = z.safeParse(readSchema, configuration?.data)
  if (!parsed.success) {
    return {
      businessName: tenant,
      logoUrl: undefined,
      isOpen: true,
      isOpenToAll: false,
      access: 'unknown',
      checksAges: false,
    }
  }
  const { businessName, logoURL } = parsed.data.businessConfigurations
  const access = accessOf(parsed.data.businessConfigurations)
  return {
    businessName,
    logoUrl: imageAddress(logoURL),
    isOpen: access !== 'closed' && access !== 'maintenance',
    isOpenToAll: access === 'all',
    access,
    checksAges: checksAges(parsed.data.businessConfigurations),
  }
}

type Rules = z.output<typeof readSchema>['businessConfigurations']

const checksAges = ({ isStoreAgeRestricted, enableAgeRestrictedBrowsing, enableAgeRestrictedCheckout }: Rules) =>
  isStoreAgeRestricted === true && (enableAgeRestrictedBrowsing === true || enableAgeRestrictedCheckout === true)

/** In the order of the start-up screens: a mode speaks before inactivity does (spec 1 §4, decision 33). */
function accessOf({ isActive, mode, isStoreAgeRestricted, enableAgeRestrictedBrowsing }: Rules): StoreAccess {
  const known = storeModeOf(mode)
  if (known === StoreMode.Test || known === StoreMode.Beta) return 'code'
  if (known === StoreMode.Offline) return 'maintenance'
  if (known === StoreMode.Closed || !isActive) return 'closed'
  return isStoreAgeRestricted === true && enableAgeRestrictedBrowsing === true ? 'adults' : 'all'
}

/** An address that may stand in `src`: https, or a path of this origin (T34). */
export function imageAddress(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  if (/^\/(?![/\\])[^\\\s]*$/.test(text)) return text
  const url = URL.parse(text)
  return url?.protocol === 'https:' ? url.href : undefined
}
