import { assetSchema, registryRemoteSchema, registryShellSchema, versionSchema } from '@aisle/contract'
import * as z from 'zod/mini'

/** A file of a release: path below its folder → hash. */
const filesSchema = z.record(z.string(), assetSchema.shape.integrity)

/** A published remote: what registries say of it, and what they need to decide whether it fits. */
export const remoteReleaseSchema = z.object({
  kind: z.literal('remote'),
  name: z.string(),
  remote: registryRemoteSchema,
  /** Ranges that the shell must provide: package → range. */
  needs: z.record(z.string(), z.string()),
  /** What it uses of packages that shells give in part: package → names. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  files: filesSchema,
})
export type RemoteRelease = z.output<typeof remoteReleaseSchema>

export const shellReleaseSchema = z.object({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  shell: registryShellSchema,
  /** Versions that it provides: package → version. */
  provides: z.record(z.string(), versionSchema),
  /** What it gives of packages that it gives in part: package → names. */
  gives: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Contract majors that it serves. */
  serves: z.array(z.int()),
  files: filesSchema,
})
export type ShellRelease = z.output<typeof shellReleaseSchema>

export const releaseSchema = z.discriminatedUnion('kind', [remoteReleaseSchema, shellReleaseSchema])
export type Release = z.output<typeof releaseSchema>

export const versionOf = (release: Release) =>
  release.kind === 'remote' ? release.remote.version : release.shell.version
