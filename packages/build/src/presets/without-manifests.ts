/**
 * Remotes are registered by their entry, so nothing reads a manifest (ADR 4). The federation's run-time leaves its
 * reader in all the same; in its place stands the run-time's own for builds without remotes, with the cache that is
 * cleared when a remote is registered anew.
 */
export default function withoutManifests(): string {
  return `
    import { DisabledSnapshotHandler } from './disabled.js'
    export class SnapshotHandler extends DisabledSnapshotHandler {
      manifestCache = new Map()
    }
    export const getGlobalRemoteInfo = () => ({ globalSnapshot: {} })
  `
}
