import { type Boot, BOOT_ELEMENT_ID, type IdentitySettings, type InlinedCall, type PageRegistry } from '@aisle/contract'
import {
  isAnything,
  isChosenStore,
  isListOf,
  isNullOr,
  isOneOf,
  isRecordOf,
  isShape,
  isText,
  isWhole,
} from '@aisle/platform/host'
import { isRegistryRemote } from './registry-entry.rules.ts'

export type BootResult = { readonly boot: Boot; readonly dropped: readonly string[] }
export type RegistryResult = { readonly registry: PageRegistry; readonly dropped: readonly string[] }

type LooseRegistry = { readonly revision: number; readonly remotes: Readonly<Record<string, unknown>> }
type LooseBoot = Omit<Boot, 'registry'> & { readonly registry: LooseRegistry }

/**
 * The JSON block of the document. One bad entry of the registry is dropped and named; the rest of the store runs.
 * @throws Error without a block that can be read
 */
export function readBoot(document: Document): BootResult {
  const element = document.getElementById(BOOT_ELEMENT_ID)
  if (!element) throw new Error('There is no boot block.')
  const boot: unknown = JSON.parse(element.textContent ?? '')
  if (!isBoot(boot)) throw new Error('The boot block cannot be read.')
  const { registry, dropped } = readRegistry(boot.registry)
  return { boot: { ...boot, registry }, dropped }
}

/** What a tenant runs, without entries that cannot be read. @throws Error if it is no registry */
export function readRegistry(value: unknown): RegistryResult {
  if (!isRegistry(value)) throw new Error('The registry cannot be read.')
  const remotes: PageRegistry['remotes'] = {}
  const dropped: string[] = []
  for (const [name, entry] of Object.entries(value.remotes)) {
    if (isRegistryRemote(entry)) remotes[name] = entry
    else dropped.push(name)
  }
  return { registry: { revision: value.revision, remotes }, dropped }
}

const isRegistry = isShape<LooseRegistry>({ revision: isWhole, remotes: isRecordOf(isAnything) })

const isBoot = isShape<LooseBoot>({
  schema: isOneOf(1),
  tenant: isText,
  registry: isRegistry,
  identity: isShape<IdentitySettings>({
    issuer: isText,
    clientId: isText,
    authorizationEndpoint: isText,
    tokenEndpoint: isText,
    userinfoEndpoint: isText,
    endSessionEndpoint: isText,
    jwksUri: isText,
  }),
  store: isNullOr(isChosenStore),
  calls: isListOf(isShape<InlinedCall>({ key: isListOf(isAnything), data: isAnything })),
  partnersOrigin: isText,
})
