import type { FastifyInstance } from 'fastify'

export type TenantOrigins = () => Promise<readonly string[]>

/**
 * Headers of every reply. `form-action` names the stores because browsers apply it to the redirect that follows a
 * form too. The referrer policy keeps `Origin` on same-origin forms and tells other hosts nothing.
 */
export function useSecurityHeaders(app: FastifyInstance, origins: TenantOrigins, https: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw reply, because the provider answers some requests without Fastify.
    const headers = { ...fixedHeaders, 'content-security-policy': policy(await origins()) }
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
    if (https) reply.raw.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')
  })
}

const fixedHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-store',
}

const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${origins.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
