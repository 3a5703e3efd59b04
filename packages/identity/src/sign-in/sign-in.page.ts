import { renderAlert, renderField, renderSubmit } from '../pages/field.page.ts'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Tenant } from '../tenants/tenant.ts'

export type SignInPage = { tenant: Tenant; path: string; email?: string | undefined; problem?: string | undefined }

export function renderSignIn({ tenant, path, email, problem }: SignInPage): string {
  const body = html`<h1>Sign in</h1>
    <p class="lead">to ${tenant.name}</p>
    ${renderAlert(problem)}
    <form method="post" action="${path}">
      ${renderField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value: email ?? '', maxLength: 254 })}
      ${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
      <p class="aside"><a href="${path}/forgot-password">Forgot your password?</a></p>
      ${renderSubmit('Sign in')}
    </form>
    <p class="other">New here? <a href="${path}/create-account">Create an account</a></p>`
  return renderPage({ tenant, title: 'Sign in', body })
}
