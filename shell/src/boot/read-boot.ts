import {
  type Boot,
  BOOT_ELEMENT_ID,
  bootSchema,
  type PageRegistry,
  pageRegistrySchema,
  registryRemoteSchema,
} from '@aisle/contract'
import * as z from 'zod/mini'

export type BootResult = { readonly boot: Boot; readonly nonce: string; readonly dropped: readonly string[] }

const looseSchema = z.extend(bootSchema, {
  registry: z.extend(pageRegistrySchema, { remotes: z.record(z.string(), z.unknown()) }),
})

/**
 * The JSON block of the document. One bad entry of the registry is dropped and named; the rest of the store runs.
 * @throws Error without a block that can be read
 */
export function readBoot(document: Document): BootResult {
  const element = document.getElementById(BOOT_ELEMENT_ID)
  if (!element) throw new Error('The document carries no boot block.')
  const loose = z.parse(looseSchema, JSON.parse(element.textContent ?? ''))
  const remotes: PageRegistry['remotes'] = {}
  const dropped: string[] = []
  for (const [name, entry] of Object.entries(loose.registry.remotes)) {
    const parsed = z.safeParse(registryRemoteSchema, entry)
    if (parsed.success) remotes[name] = parsed.data
    else dropped.push(name)
  }
  return { boot: { ...loose, registry: { ...loose.registry, remotes } }, nonce: element.nonce, dropped }
}
