import type { FastifyInstance } from 'fastify'
import { messages } from '../server/gateway.messages.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Aisle</title>
</head>
<body><p>${messages.silentRenew}</p></body>
</html>
`

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/**
 * Where a provider may send a hidden frame of this store (spec 1 §7). It runs nothing, so that no message reaches anything
 * and no code in its address is redeemed; only pages of its own origin may frame it (T42). Renewals go by refresh token.
 */
export async function silentRenewRoutes(app: FastifyInstance) {
  app.get('/silent-renew', { constraints: { site: 'store' } }, async (_, reply) =>
    reply
      .headers({
        'content-security-policy': POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )
}
