import * as z from 'zod/mini'
import { pageRegistrySchema } from './registry.ts'

/** The store that a shopper chose: kept in a cookie for 3 days (spec 1 §9), read by gateway and shell. */
export const chosenStoreSchema = z.object({
  locationId: z.string(),
  name: z.string(),
  zipCode: z.string(),
  fulfillmentId: z.string(),
  codeName: z.string(),
  displayName: z.string(),
})
export type ChosenStore = z.output<typeof chosenStoreSchema>

export const CHOSEN_STORE_COOKIE = 'aisle-store'
/** Seconds that preference cookies live: 3 days (spec 1 §9). */
export const PREFERENCE_COOKIE_AGE = 3 * 24 * 60 * 60

/** The value of the store cookie; `undefined` for one that is absent, foreign or of an older shape. */
export function readChosenStore(cookieValue: string | undefined): ChosenStore | undefined {
  if (!cookieValue) return undefined
  try {
    const parsed = z.safeParse(chosenStoreSchema, JSON.parse(decodeURIComponent(cookieValue)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined // a cookie is the shopper's to garble
  }
}

/** What the browser needs to sign a shopper in (OpenID Connect discovery, inlined). */
export const identitySettingsSchema = z.object({
  issuer: z.string(),
  clientId: z.string(),
  authorizationEndpoint: z.string(),
  tokenEndpoint: z.string(),
  userinfoEndpoint: z.string(),
  endSessionEndpoint: z.string(),
  jwksUri: z.string(),
})
export type IdentitySettings = z.output<typeof identitySettingsSchema>

/** An answer of the store's API that came with the page; `key` is the call's cache key. */
export const inlinedCallSchema = z.object({ key: z.array(z.unknown()), data: z.unknown() })
export type InlinedCall = z.output<typeof inlinedCallSchema>

/** The JSON block `boot` of every document: all that the first paint needs. */
export const bootSchema = z.object({
  schema: z.literal(1),
  tenant: z.string(),
  registry: pageRegistrySchema,
  identity: identitySettingsSchema,
  store: z.nullable(chosenStoreSchema),
  calls: z.array(inlinedCallSchema),
  /** Origin of the partners' stand-ins or of the tenant's real partners: payment fields, age check, loyalty. */
  partnersOrigin: z.string(),
})
export type Boot = z.output<typeof bootSchema>

/** `<script type="application/json" id="aisle-boot">`. */
export const BOOT_ELEMENT_ID = 'aisle-boot'
/** The element that the shell renders into; holds a skeleton of the frame until then. */
export const ROOT_ELEMENT_ID = 'aisle-root'
/** On the root element of a page that the server rendered. */
export const RENDERED_ATTRIBUTE = 'data-rendered'
/** What the browser is told of a part that the server left to it. */
export const LEFT_TO_BROWSER = 'left-to-browser'
/**
 * Global list of what was done before the code behind it was there, in its order: buttons that were pressed, and pairs
 * of a field and what was chosen in it (`checked` or `value`).
 */
export const EARLY_CLICKS = 'aisleEarlyClicks'
