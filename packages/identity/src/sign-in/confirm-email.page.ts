import { renderAlert, renderField, renderSubmit } from '../pages/field.page.ts'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Tenant } from '../tenants/tenant.ts'

export type ConfirmEmailPage = { tenant: Tenant; path: string; email: string; problem?: string | undefined }

export function renderConfirmEmail({ tenant, path, email, problem }: ConfirmEmailPage): string {
  const body = html`<h1>Check your inbox</h1>
    <p>
      We have sent a mail to <strong>${email}</strong>. Type the six digits from it to finish. They work for 10 minutes.
    </p>
    ${renderAlert(problem)}
    <form method="post" action="${path}/confirm-email">
      ${renderField({ name: 'code', label: 'One-time code', autocomplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 })}
      ${renderSubmit('Confirm and sign in')}
    </form>
    <p class="other">No mail? Check spam, or <a href="${path}/create-account">start again</a>.</p>`
  return renderPage({ tenant, title: 'Check your inbox', body })
}
