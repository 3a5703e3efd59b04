import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { html, trustedMarkup } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import { renderMessage } from '../pages/message.page.ts'
import { problemMessages } from '../sign-in/sign-in.messages.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { tenantOfClientId } from './client.ts'

/** The pages that the provider shows by itself: errors and signing out. */
export function createProviderPages(tenants: TenantDirectory) {
  const tenantOf = async (context: KoaContextWithOIDC) => {
    const id = tenantOfClientId(context.oidc.client?.clientId)
    return id === undefined ? undefined : tenants.find(id)
  }

  return {
    async renderError(context: KoaContextWithOIDC, out: ErrorOut, error: Error) {
      send(context, renderProblem(await tenantOf(context), out, error))
    },

    async renderSignOut(context: KoaContextWithOIDC, form: string) {
      const askedByStore = context.oidc.entities.IdTokenHint !== undefined
      send(context, renderSignOut(await tenantOf(context), form, askedByStore))
    },

    async renderSignedOut(context: KoaContextWithOIDC) {
      const text = 'You can close this page.'
      send(context, renderMessage({ tenant: await tenantOf(context), title: 'You are signed out', text }))
    },
  }
}

function send(context: KoaContextWithOIDC, page: string) {
  context.type = 'html'
  context.body = page
}

function renderProblem(tenant: Tenant | undefined, { error }: ErrorOut, cause: Error): string {
  const [title, text] =
    cause.name === 'SessionNotFound'
      ? [problemMessages.expiredTitle, problemMessages.expired]
      : error === 'server_error'
        ? [problemMessages.brokenTitle, problemMessages.broken]
        : [problemMessages.refusedTitle, problemMessages.refused]
  const more = html`<p class="hint">For support: <code>${error}</code></p>`
  return renderMessage({ tenant, title, text, more })
}

// The store has asked already: the script presses the button. Without scripts it is pressed by hand.
function renderSignOut(tenant: Tenant | undefined, form: string, askedByStore: boolean): string {
  const body = html`<h1>${askedByStore ? 'Signing you out' : 'Sign out?'}</h1>
    <p>${tenant ? `Your cart at ${tenant.name} stays in this browser.` : 'This ends your sign-in in this browser.'}</p>
    ${trustedMarkup(form)}
    <button
      type="submit"
      class="primary"
      form="op.logoutForm"
      name="logout"
      value="yes"
      ${askedByStore && html` data-automatic`}
    >
      Sign out
    </button>
    ${!askedByStore && html`<button type="submit" class="quiet" form="op.logoutForm">Stay signed in</button>`}`
  return renderPage({ tenant, title: 'Sign out', body })
}
