import { bootSchema } from '@aisle/contract'
import * as z from 'zod/mini'

/** The block `boot` of a document. */
export function bootOf(text: string) {
  const [, json = ''] = /<script type="application\/json" id="aisle-boot"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  return z.parse(bootSchema, JSON.parse(json))
}
