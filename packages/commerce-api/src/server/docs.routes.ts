import type { AnyEndpoint } from '@aisle/api/endpoint'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** `/docs` to read, `/docs/openapi.json` for tools. */
export function installDocs(app: FastifyInstance, endpoints: readonly AnyEndpoint[], served: ReadonlySet<string>) {
  app.get('/docs/openapi.json', async () => describeApi(endpoints, served))
  app.get('/docs/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page(endpoints, served)))
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}code{font-size:.9em}.later{opacity:.6}`

function page(endpoints: readonly AnyEndpoint[], served: ReadonlySet<string>) {
  const rows = endpoints.map((endpoint) => row(endpoint, served.has(endpoint.name))).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Aisle commerce API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/docs.css"></head><body>
<h1>Aisle commerce API</h1>
<p>${served.size} of ${endpoints.length} calls are served. For tools: <a href="/docs/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>Name</th></tr></thead><tbody>
${rows}
</tbody></table></body></html>`
}

const row = ({ method, path, access, name }: AnyEndpoint, isServed: boolean) =>
  `<tr${isServed ? '' : ' class="later"'}><td>${method}</td><td><code>${escape(path)}</code></td><td>${access}</td>` +
  `<td>${escape(name)}${isServed ? '' : ' (not served yet)'}</td></tr>`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
