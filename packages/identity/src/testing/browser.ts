import { issuer } from './start-identity.ts'

export type Visit = { readonly url: URL; readonly status: number; readonly headers: Headers; readonly text: string }
type Cookie = { readonly value: string; readonly path: string }
type Send = { method?: string; form?: Record<string, string>; headers?: Record<string, string> }

/** As much of a browser as signing in needs: cookies by path, redirects, forms with an `Origin`. */
export class Browser {
  readonly #serviceUrl: string
  readonly #ip: string
  readonly #cookies = new Map<string, Cookie>()

  constructor(serviceUrl: string, ip = '203.0.113.7') {
    this.#serviceUrl = serviceUrl
    this.#ip = ip
  }

  /** Follows redirects until a page is shown or the address belongs to a store. */
  async open(address: string | URL, options: Send = {}): Promise<Visit> {
    let visit = await this.#request(new URL(address, issuer), options)
    for (let hops = 0; visit.status >= 300 && visit.status < 400; hops += 1) {
      if (hops > 10) throw new Error(`Too many redirects, last to ${visit.url.href}`)
      const target = new URL(visit.headers.get('location') ?? '', visit.url)
      if (target.origin !== issuer) return { ...visit, url: target }
      visit = await this.#request(target, {})
    }
    return visit
  }

  /** Sends the form of a page: hidden fields as they are, the others as given. */
  async submit(page: Visit, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Visit> {
    const form = /<form[^>]*action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/.exec(page.text)
    if (!form) throw new Error(`No form on ${page.url.href}: ${page.text}`)
    const [, action = '', content = ''] = form
    const hidden = [...content.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    const all = { ...Object.fromEntries(hidden), ...fields }
    return this.open(new URL(action, page.url), { method: 'POST', form: all, headers: { origin: issuer, ...headers } })
  }

  async #request(url: URL, { method = 'GET', form, headers = {} }: Send): Promise<Visit> {
    const cookie = this.#cookieHeader(url.pathname)
    const response = await fetch(new URL(url.pathname + url.search, this.#serviceUrl), {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html', 'x-forwarded-for': this.#ip, ...(cookie && { cookie }), ...headers },
      body: form && new URLSearchParams(form),
    })
    this.#remember(response.headers.getSetCookie())
    return { url, status: response.status, headers: response.headers, text: await response.text() }
  }

  #cookieHeader(pathname: string): string {
    const sent = [...this.#cookies].filter(([, { path }]) => path === '/' || `${pathname}/`.startsWith(`${path}/`))
    return sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ')
  }

  #remember(setCookies: readonly string[]) {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      const ended = /expires=Thu, 01 Jan 1970/i.test(line)
      if (ended) this.#cookies.delete(`${name} ${path}`)
      else this.#cookies.set(`${name} ${path}`, { value, path })
    }
  }
}
