import type { FastifyReply } from 'fastify'

type PageOptions = {
  readonly status?: number
  /** The one origin that may frame it; nobody without it. */
  readonly framedBy?: string
  /** For styles that the page's scripts add. */
  readonly nonce?: string
  /** Names of the Trusted Types policies that it makes. */
  readonly trustedTypes?: readonly string[]
}

const policyFor = ({ framedBy = "'none'", nonce, trustedTypes = [] }: PageOptions) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
    `frame-ancestors ${framedBy}`,
  ].join('; ')

/** Sends a page under a policy that allows no inline code. */
export function sendPage(reply: FastifyReply, page: string, options: PageOptions = {}) {
  if (options.framedBy === undefined) reply.header('x-frame-options', 'DENY')
  return reply
    .code(options.status ?? 200)
    .header('content-security-policy', policyFor(options))
    .header('cache-control', 'no-store')
    .type('text/html')
    .send(page)
}
