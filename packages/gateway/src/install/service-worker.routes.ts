import { isServiceWorkerOff } from '@aisle/build/registry'
import { type Registry, SERVICE_WORKER_PATH } from '@aisle/contract'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { createAssetFiles } from '../assets/asset-files.ts'
import { storeOf } from '../hosts/store-site.ts'
import { withdrawnWorker } from './withdrawn-worker.ts'

/** What the worker itself may do, which no page's policy says: fetch from here. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'; require-trusted-types-for 'script'"

/**
 * The service worker of the shell's build that the tenant runs, at one address for all builds. Asked for each time, and
 * different as soon as the tenant runs anything else: that is how a browser learns of a new version (F44).
 */
export const serviceWorkerRoutes = ({ registryDir }: { readonly registryDir: string }) =>
  async function (app: FastifyInstance) {
    const builds = createAssetFiles(registryDir)

    const scriptFor = async (registry: Registry) => {
      const version = registry.shell?.version
      if (version === undefined || (await isServiceWorkerOff(registryDir))) return withdrawnWorker
      // A build of `npm run dev` has none.
      const file = await builds.find(['shell', version, 'service-worker.js'], undefined)
      return file ? `/* ${releaseOf(registry)} */\n${file.bytes.toString('utf8')}` : withdrawnWorker
    }

    app.get(SERVICE_WORKER_PATH, { constraints: { site: 'store' } }, async (request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/', 'content-security-policy': POLICY })
        .type('text/javascript; charset=utf-8')
        .send(await scriptFor(storeOf(request).registry)),
    )
  }

/** A name for all that a tenant runs. */
function releaseOf({ shell, remotes }: Registry): string {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`)
  return createHash('sha256')
    .update([`shell@${shell?.version}`, ...versions.toSorted()].join())
    .digest('base64url')
    .slice(0, 16)
}
