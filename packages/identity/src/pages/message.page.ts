import type { Tenant } from '../tenants/tenant.ts'
import { html, type Html } from './html.ts'
import { renderPage } from './layout.page.ts'

export type Message = {
  readonly tenant: Tenant | undefined
  readonly title: string
  readonly text: string
  readonly more?: Html | undefined
  /** The way out; the tenant's store when left away. */
  readonly link?: { readonly href: string; readonly label: string }
}

/** A page that only says something and shows the way on. */
export function renderMessage({ tenant, title, text, more, link }: Message): string {
  const way = link ?? (tenant && { href: `${tenant.origin}/`, label: `Back to ${tenant.name}` })
  const body = html`<h1>${title}</h1>
    <p>${text}</p>
    ${more} ${way && html`<p class="ways"><a class="primary" href="${way.href}">${way.label}</a></p>`}`
  return renderPage({ tenant, title, body })
}
