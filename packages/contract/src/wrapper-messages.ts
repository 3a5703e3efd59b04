import * as z from 'zod/mini'
import { geolocationStates } from './wrapper.ts'

// In a file of its own: what makes schemas comes to a page only after its first view.
/** What the app says. Unknown messages are ignored, so that a newer app may say more. */
export const fromWrapperSchema = z.discriminatedUnion('type', [
  /** Opened by a link: an address of this store, with the session id of an age check in its query where there is one. */
  z.object({ type: z.literal('app-link'), url: z.string() }),
  z.object({ type: z.literal('geolocation'), state: z.enum(geolocationStates) }),
  /** The device's token of the platform's own push service. */
  z.object({ type: z.literal('push-token'), token: z.string() }),
  /** The app is in front again. */
  z.object({ type: z.literal('resumed') }),
])
export type FromWrapper = z.output<typeof fromWrapperSchema>
