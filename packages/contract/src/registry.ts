import * as z from 'zod/mini'
import { remoteNameSchema, surfaceSchema } from './surface.ts'

const integritySchema = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/))

/** A file of a build: where it is and what it must hash to (W3C Subresource Integrity). */
export const assetSchema = z.object({ url: z.string(), integrity: integritySchema })
export type Asset = z.output<typeof assetSchema>

export const versionSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/))

/** A module that renders on the server: its path below the registry's folder. Never travels in a page. */
export const serverBuildSchema = z.object({ file: z.string(), integrity: integritySchema })
export type ServerBuild = z.output<typeof serverBuildSchema>

/** One remote as a tenant runs it. */
export const registryRemoteSchema = z.object({
  version: versionSchema,
  contract: z.int(),
  entry: assetSchema,
  /** The build's `mf-manifest.json`, answered from memory: one round trip less. */
  manifest: z.record(z.string(), z.unknown()),
  surface: surfaceSchema,
  /** Scripts and styles of each page's first chunk, to be preloaded: page name → files. Empty in pages. */
  preloads: z.record(z.string(), z.array(assetSchema)),
  /** What renders its public pages on the server, where it has that. */
  server: z.optional(serverBuildSchema),
})
export type RegistryRemote = z.output<typeof registryRemoteSchema>

/** The shell's build that a tenant's documents load. */
export const registryShellSchema = z.object({
  version: versionSchema,
  scripts: z.array(assetSchema),
  styles: z.array(assetSchema),
  /** What a foreign page loads to mount islands. */
  islands: z.optional(z.array(assetSchema)),
  server: z.optional(serverBuildSchema),
})

/** Which remotes a tenant runs, at which version, with which integrity. */
export const registrySchema = z.object({
  schema: z.literal(1),
  tenant: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** Exact host names, without port, on which the tenant is opened. */
  hosts: z.array(z.string()),
  /** Grows with every change. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  shell: z.optional(registryShellSchema),
  remotes: z.record(remoteNameSchema, registryRemoteSchema),
})
export type Registry = z.output<typeof registrySchema>

/** Answers what a tenant runs now, for a page that tries a remote again. */
export const REGISTRY_PATH = '/_/registry'

/** The part of a registry that travels in the page. */
export const pageRegistrySchema = z.pick(registrySchema, { revision: true, remotes: true })
export type PageRegistry = z.output<typeof pageRegistrySchema>
