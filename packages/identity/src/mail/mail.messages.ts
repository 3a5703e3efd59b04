import { html, type Html } from '../pages/html.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Mail } from './mail.ts'

type Words = { readonly subject: string; readonly text: string; readonly body: Html }

const compose = (tenant: Tenant, recipient: string, { subject, text, body }: Words): Mail => ({
  tenant: tenant.id,
  senderName: tenant.name,
  recipient,
  subject,
  text,
  html: html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup,
})

export function createCodeMail(tenant: Tenant, recipient: string, code: string): Mail {
  const subject = `${code} is your code for ${tenant.name}`
  const ending = 'It works for 10 minutes. If you did not create an account, ignore this mail: nothing happens.'
  return compose(tenant, recipient, {
    subject,
    text: `Welcome to ${tenant.name}!\n\nYour one-time code: ${code}\n\n${ending}\n`,
    body: html`<p>Welcome to ${tenant.name}!</p>
      <p>Your one-time code: <strong>${code}</strong></p>
      <p>${ending}</p>`,
  })
}

export function createAlreadyRegisteredMail(tenant: Tenant, recipient: string): Mail {
  const subject = `You already have an account at ${tenant.name}`
  const first = 'Somebody, probably you, tried to create an account with this address. There is one already.'
  const second = 'Sign in with your password, or choose "Forgot your password?" there to set a new one.'
  return compose(tenant, recipient, {
    subject,
    text: `${first}\n\n${second}\n\n${tenant.origin}/\n`,
    body: html`<p>${first}</p>
      <p>${second}</p>
      <p><a href="${tenant.origin}/">${tenant.name}</a></p>`,
  })
}

export function createResetMail(tenant: Tenant, recipient: string, link: string): Mail {
  const subject = `Set a new password for ${tenant.name}`
  const ending = 'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: nothing happens.'
  return compose(tenant, recipient, {
    subject,
    text: `Set a new password for your account at ${tenant.name}:\n\n${link}\n\n${ending}\n`,
    body: html`<p>Set a new password for your account at ${tenant.name}:</p>
      <p><a href="${link}">Set a new password</a></p>
      <p>${ending}</p>`,
  })
}
