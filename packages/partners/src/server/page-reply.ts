import type { FastifyReply } from 'fastify'

const policyFor = (framedBy: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

/** Sends a page. `framedBy` is the one origin that may frame it; nobody without it. */
export function sendPage(reply: FastifyReply, page: string, options: { status?: number; framedBy?: string } = {}) {
  const { status = 200, framedBy } = options
  if (framedBy === undefined) reply.header('x-frame-options', 'DENY')
  return reply
    .code(status)
    .header('content-security-policy', policyFor(framedBy ?? "'none'"))
    .header('cache-control', 'no-store')
    .type('text/html')
    .send(page)
}
