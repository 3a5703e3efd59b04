import { renderAlert, renderField, renderSubmit } from '../pages/field.page.ts'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import { createAccountMessages } from '../sign-in/sign-in.messages.ts'
import type { Tenant } from '../tenants/tenant.ts'

export function renderForgotPassword({
  tenant,
  path,
  error,
}: {
  tenant: Tenant
  path: string
  error?: string
}): string {
  const body = html`<h1>Forgot your password?</h1>
    <p>Tell us your email and we send you a link to set a new one.</p>
    <form method="post" action="${path}/forgot-password">
      ${renderField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', error, maxLength: 254 })}
      ${renderSubmit('Send the link')}
    </form>
    <p class="other">Remembered it? <a href="${path}">Sign in</a></p>`
  return renderPage({ tenant, title: 'Forgot your password?', body })
}

export function renderLinkSent({ tenant, path, email }: { tenant: Tenant; path: string; email: string }): string {
  const body = html`<h1>Check your inbox</h1>
    <p>
      If <strong>${email}</strong> has an account at ${tenant.name}, a mail with a link is on its way. The link works
      once, for 30 minutes.
    </p>
    <p>No mail? Look into the spam folder, or check that this is the address you shop with.</p>
    <p class="ways"><a class="primary" href="${path}">Back to sign in</a></p>`
  return renderPage({ tenant, title: 'Check your inbox', body })
}

type ResetPage = { tenant: Tenant; action: string; token: string; error?: string | undefined }

export function renderResetPassword({ tenant, action, token, error }: ResetPage): string {
  const body = html`<h1>Set a new password</h1>
    <p class="lead">for your account at ${tenant.name}</p>
    ${renderAlert(error && 'The password was not changed.')}
    <form method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      ${renderField({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', error, hint: createAccountMessages.passwordHint })}
      ${renderSubmit('Save the new password')}
    </form>`
  return renderPage({ tenant, title: 'Set a new password', body })
}
