import { createHash } from 'node:crypto'

/**
 * What in a document its own policy would refuse, without a browser (CSP 3 §6.7): scripts and styles by address or hash,
 * handlers and styles in attributes, addresses that are code, images, frames and what the policy has no place for.
 */
export function breachesOf(html: string, policy: string): readonly string[] {
  const allows = readPolicy(policy)
  const tags = html.replaceAll(/(<script[^>]*>).*?(<\/script>)/gs, '$1$2').match(/<[a-z][^>]*>/gi) ?? []
  return [
    ...elementsOf(html, 'script')
      .filter(({ tag }) => !isData(tag))
      .filter(({ tag, text }) => !allows('script-src', attributeOf(tag, 'src') ?? hashOf(text)))
      .map(({ tag }) => `script ${tag}`),
    ...elementsOf(html, 'style')
      .filter(({ text }) => !allows('style-src', hashOf(text)))
      .map(({ tag }) => `style ${tag}`),
    ...tags.filter((tag) => / style="/i.test(tag)).map((tag) => `style attribute ${tag}`),
    ...tags.filter((tag) => / on\w+=/i.test(tag)).map((tag) => `handler ${tag}`),
    ...tags.filter((tag) => /=["']?\s*javascript:/i.test(tag)).map((tag) => `code as an address ${tag}`),
    ...tags.filter((tag) => /^<(base|object|embed)\b/i.test(tag)).map((tag) => `element ${tag}`),
    ...addressesOf(tags, 'img', 'src').filter((address) => !allows('img-src', address)),
    ...addressesOf(tags, 'iframe', 'src').filter((address) => !allows('frame-src', address)),
    ...addressesOf(tags, 'form', 'action').filter((address) => !allows('form-action', address)),
  ]
}

type Allows = (directive: string, source: string) => boolean

function readPolicy(policy: string): Allows {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )
  const origin = (directives.get('script-src') ?? []).find((source) => source.endsWith('/_/shell/')) ?? ''
  return (directive, given) => {
    const address = given.startsWith("'") ? given : new URL(given, origin || 'http://nowhere.invalid').href
    return (directives.get(directive) ?? []).some((source) => {
      if (source === "'self'") return address.startsWith(`${new URL(origin || 'http://nowhere.invalid').origin}/`)
      if (source.endsWith(':')) return address.startsWith(source)
      if (source.startsWith("'")) return source === address
      return source.endsWith('/') ? address.startsWith(source) : address === source || address.startsWith(`${source}/`)
    })
  }
}

const elementsOf = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`(<${name}[^>]*>)(.*?)</${name}>`, 'gis'))].map(([, tag = '', text = '']) => ({
    tag,
    text,
  }))

const isData = (tag: string) => /^application\/(ld\+)?json$/.test(attributeOf(tag, 'type') ?? '')

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

const addressesOf = (tags: readonly string[], element: string, attribute: string): readonly string[] =>
  tags.filter((tag) => new RegExp(`^<${element}\\b`, 'i').test(tag)).flatMap((tag) => attributeOf(tag, attribute) ?? [])

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
