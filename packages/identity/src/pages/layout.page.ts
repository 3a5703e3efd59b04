import type { Tenant } from '../tenants/tenant.ts'
import { html, type Html } from './html.ts'

export type Page = {
  /** The store whose page it is; `undefined` where nobody can tell. */
  readonly tenant: Tenant | undefined
  readonly title: string
  readonly body: Html
}

/** The whole document. No inline script or style: the policy of every page forbids them. */
export function renderPage({ tenant, title, body }: Page): string {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${tenant ? `${title} – ${tenant.name}` : title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/identity.css" />
        ${tenant && html`<link rel="stylesheet" href="/assets/accent/${tenant.accent.slice(1).toLowerCase()}.css" />`}
        <script src="/assets/identity.js" defer></script>
      </head>
      <body>
        <header class="top">${tenant ? brand(tenant) : html`<span class="brand">Sign in</span>`}</header>
        <main class="card">${body}</main>
        <footer class="foot">
          ${
            tenant
              ? html`<p>
                  This account is for ${tenant.name} only. Never share your password or a code from a mail with anybody.
                </p>`
              : undefined
          }
        </footer>
      </body>
    </html>`
  return document.markup
}

const brand = ({ name, origin }: Tenant) =>
  html`<a class="brand" href="${origin}/"> <span class="mark" aria-hidden="true">${initialOf(name)}</span>${name}</a>`

const initialOf = (name: string) => [...name][0]?.toUpperCase()
