import { tokenStyles } from '../theme/tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { messages } from '../server/gateway.messages.ts'
import { failure } from '../server/reply.ts'

const styles = `${tokenStyles}
main{max-width:36rem;margin:18vh auto 0;padding:0 var(--space-5);text-align:center}
h1{margin:var(--space-5) 0 var(--space-3);font-size:var(--text-2xl)}
p{color:var(--color-muted)}
svg{margin:0 auto}`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.unknownStoreTitle}</title>
<style>${styles}</style>
</head>
<body>
<main>
<svg width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true">
<path d="M12 30h48v30H12zM8 30l6-16h44l6 16M30 60V42h12v18"/>
</svg>
<h1>${messages.unknownStoreTitle}</h1>
<p>${messages.unknownStore}</p>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The same for every host that is nobody's: nothing of the request is in it (T3). */
export function sendUnknownStore(request: FastifyRequest, reply: FastifyReply) {
  reply.code(404).header('cache-control', 'no-store')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) return reply.send(failure('UNKNOWN_STORE', messages.unknownStore))
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
}
