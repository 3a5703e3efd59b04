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
  }),
})

export type StoreState = {
  readonly businessName: string
  readonly logoUrl: string | undefined
  /** Whether shoppers get pages at all; the shell says why not (spec 1 §2). */
  readonly isOpen: boolean
}

/** What the document needs to know of a store's configuration; a store whose configuration is missing counts as open. */
export function storeStateOf(configuration: InlinedCall | undefined, tenant: string): StoreState {
  const parsed = z.safeParse(readSchema, configuration?.data)
  if (!parsed.success) return { businessName: tenant, logoUrl: undefined, isOpen: true }
  const { businessName, logoURL, isActive, mode } = parsed.data.businessConfigurations
  const closing: readonly StoreMode[] = [StoreMode.Offline, StoreMode.Closed]
  return {
    businessName,
    logoUrl: imageAddress(logoURL),
    isOpen: isActive && !closing.includes(storeModeOf(mode)),
  }
}

/** An address that may stand in `src`: https, or a path of this origin (T34). */
export function imageAddress(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  if (/^\/(?![/\\])[^\\\s]*$/.test(text)) return text
  const url = URL.parse(text)
  return url?.protocol === 'https:' ? url.href : undefined
}
