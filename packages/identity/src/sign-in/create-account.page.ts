import { renderAlert, renderField, renderSubmit } from '../pages/field.page.ts'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { createAccountMessages } from './sign-in.messages.ts'

export type CreateAccountValues = { firstName: string; lastName: string; email: string }
export type CreateAccountErrors = Partial<Record<'firstName' | 'lastName' | 'email' | 'password', string>>
export type CreateAccountPage = {
  tenant: Tenant
  path: string
  values?: CreateAccountValues
  errors?: CreateAccountErrors
  problem?: string
}

export function renderCreateAccount({ tenant, path, values, errors = {}, problem }: CreateAccountPage): string {
  const anyProblem =
    problem ?? (Object.keys(errors).length > 0 ? 'Some fields need another look. Nothing was saved yet.' : undefined)
  const body = html`<h1>Create an account</h1>
    <p class="lead">at ${tenant.name}</p>
    ${renderAlert(anyProblem)}
    <form method="post" action="${path}/create-account">
      <div class="pair">
        ${renderField({ name: 'firstName', label: 'First name', autocomplete: 'given-name', value: values?.firstName ?? '', error: errors.firstName, maxLength: 40 })}
        ${renderField({ name: 'lastName', label: 'Last name', autocomplete: 'family-name', value: values?.lastName ?? '', error: errors.lastName, maxLength: 40 })}
      </div>
      ${renderField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value: values?.email ?? '', error: errors.email, maxLength: 254 })}
      ${renderField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', error: errors.password, hint: createAccountMessages.passwordHint })}
      ${renderSubmit('Create account')}
    </form>
    <p class="other">Have an account already? <a href="${path}">Sign in</a></p>`
  return renderPage({ tenant, title: 'Create an account', body })
}
