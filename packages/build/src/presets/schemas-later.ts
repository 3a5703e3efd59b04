import { basename } from 'node:path'
import type { Rspack } from '@rsbuild/core'

const ENDPOINT = /^export const (\w+) = (?:\/\*#__PURE__\*\/ )?endpoint\(\{\n([\s\S]*?)\n\}\)$/gm
/** What a page knows of a call before it is made. */
const FACT = /^ {2}(?:name|method|path|access|cacheMinutes|persisted|idempotent|binary|service|restrictedFlag): .*,$/gm
const OWN_IMPORT = /( from '\.[^']+\.ts)'/g

/**
 * A page that came with its data calls nothing at first, and so needs no schemas to read replies with. This keeps of
 * each call of the API what it takes to name it and to send it; its schemas wait in a file of the slice that comes with
 * the first call (`whole`). They are copies of the modules: one that the page uses for something else would stay there
 * with all its schemas.
 */
export default function leaveSchemasForLater(this: Rspack.LoaderContext, source: string): string {
  const file = basename(this.resourcePath)
  const query = new URLSearchParams(this.resourceQuery)
  if (query.has('whole')) return source.replaceAll(OWN_IMPORT, "$1?whole'")
  const name = query.get('later')
  return name === null ? withoutEndpoints(source, file) : endpointForLater(source, file, name)
}

function withoutEndpoints(source: string, file: string) {
  const rest = source.replaceAll(ENDPOINT, (_, name: string) => `export { ${name} } from './${file}?later=${name}'`)
  if (/\bendpoint\(/.test(rest.replaceAll(/\/\*[\s\S]*?\*\//g, ''))) {
    throw new Error(`${file} declares a call in a way that presets/schemas-later.ts does not read.`)
  }
  return rest
}

function endpointForLater(source: string, file: string, name: string) {
  const body = [...source.matchAll(ENDPOINT)].find(([, declared]) => declared === name)?.[2] ?? ''
  const facts = (body.match(FACT) ?? []).join('\n')
  const load = `import(/* webpackChunkName: "schemas", webpackExports: ["${name}"] */ './${file}?whole')`
  return `export const ${name} = {\n${facts}\n  whole: () => ${load}.then((module) => module.${name}),\n}\n`
}
