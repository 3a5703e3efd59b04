import { registrySchema, remoteNameSchema, versionSchema } from '@aisle/contract'
import * as z from 'zod/mini'

/** A tenant's document on disk: what travels in the page, and what the operator decided. */
export const documentSchema = z.extend(registrySchema, {
  /** Remotes that the tenant may run, published or not. */
  enabled: z.array(remoteNameSchema),
  /** Remotes that publishing leaves alone: name → version. */
  pins: z.record(remoteNameSchema, versionSchema),
  /** Versions that ran before the present one, the latest first: what a rollback goes back to. */
  history: z.record(remoteNameSchema, z.array(versionSchema)),
})
export type RegistryDocument = z.output<typeof documentSchema>

/** What a tenant is declared with. */
export type TenantDeclaration = {
  readonly tenant: string
  readonly hosts: readonly string[]
  readonly remotes: readonly string[]
}

export const newDocument = ({ tenant, hosts, remotes }: TenantDeclaration): RegistryDocument => ({
  schema: 1,
  tenant,
  hosts: [...hosts],
  revision: 0,
  updatedAt: new Date(0).toISOString(),
  remotes: {},
  enabled: [...remotes],
  pins: {},
  history: {},
})
