import { html, type Html } from '../pages/html.ts'
import { readableAccent } from '../tenants/accent.rules.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Mail } from './mail.ts'

type Words = { readonly subject: string; readonly text: string; readonly body: Html }

// Mail programs know inline styles only.
const pageStyle =
  'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#1d2429'
const codeStyle = 'margin:16px 0;font-size:32px;font-weight:700;letter-spacing:6px'
const smallStyle = 'margin:24px 0 0;font-size:14px;color:#55616a'

const buttonStyle = (accent: string) =>
  `display:inline-block;padding:12px 24px;border-radius:8px;background:${readableAccent(accent)};color:#fff;font-weight:600;text-decoration:none`

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
      <body style="${pageStyle}">
        <p style="margin:0 0 16px;font-size:18px;font-weight:700">${tenant.name}</p>
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
    body: html`<p>Welcome! Your one-time code:</p>
      <p style="${codeStyle}">${code}</p>
      <p style="${smallStyle}">${ending}</p>`,
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
      <p><a style="${buttonStyle(tenant.accent)}" href="${tenant.origin}/">Go to the store</a></p>`,
  })
}

export function createResetMail(tenant: Tenant, recipient: string, link: string): Mail {
  const subject = `Set a new password for ${tenant.name}`
  const ending = 'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: nothing happens.'
  return compose(tenant, recipient, {
    subject,
    text: `Set a new password for your account at ${tenant.name}:\n\n${link}\n\n${ending}\n`,
    body: html`<p>You asked for a new password for your account.</p>
      <p><a style="${buttonStyle(tenant.accent)}" href="${link}">Set a new password</a></p>
      <p style="${smallStyle}">${ending}</p>`,
  })
}

export function createAccountClosedMail(tenant: Tenant, recipient: string): Mail {
  const subject = `Your account at ${tenant.name} is closed`
  const first = 'You are signed out everywhere, and what you had saved is erased. Receipts stay without your name.'
  const second = 'If this was not you, please contact the store. You can open a new account at any time.'
  return compose(tenant, recipient, {
    subject,
    text: `${subject}.\n\n${first}\n\n${second}\n\n${tenant.origin}/\n`,
    body: html`<p>${subject}.</p>
      <p>${first}</p>
      <p style="${smallStyle}">${second}</p>`,
  })
}
