import type { FastifyInstance } from 'fastify'
import type { Site } from '../hosts/sites.ts'
import { forward, installForwarding } from './forward.ts'
import { requestHeaders, responseHeaders } from './headers.rules.ts'

type ServiceSite = { readonly site: Exclude<Site, 'store'>; readonly origin: string; readonly service: string }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** A service with a host of its own: everything under it is the service's. */
export const serviceSite = ({ site, origin, service }: ServiceSite) =>
  async function (app: FastifyInstance) {
    const { host, protocol } = new URL(origin)
    await installForwarding(app)
    app.route({
      method: [...METHODS],
      url: '/*',
      constraints: { site },
      handler: (request, reply) => {
        const own = {
          host,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': host,
          'x-forwarded-proto': protocol.slice(0, -1),
          'x-request-id': request.id,
        }
        return forward(request, reply, service, {
          rewriteRequestHeaders: (_, headers) => requestHeaders(headers, own),
          rewriteHeaders: responseHeaders,
        })
      },
    })
  }
