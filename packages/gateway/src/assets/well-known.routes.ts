import type { FastifyInstance } from 'fastify'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#1c7aa6"/>
<path d="M7 9h3l3 11h10l3-8H11" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="14" cy="24" r="1.8" fill="#fff"/><circle cx="22" cy="24" r="1.8" fill="#fff"/>
</svg>
`

/** What browsers ask every site for. A tenant's own icon is named in its documents. */
export async function wellKnownRoutes(app: FastifyInstance) {
  const options = { constraints: { site: 'store' } }
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, options, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
    )
  }
}
