import { html } from './html.ts'
import { mailPage } from './mail-page.template.ts'
import type { WrittenMail } from './mail.types.ts'

type Code = { readonly code: string; readonly minutes: number }

export function writeOneTimeCode(storeName: string, { code, minutes }: Code): WrittenMail {
  const hint = `It is good for ${minutes} minutes. If you did not ask for it, you need not do anything.`
  return {
    subject: `${code} is your code for ${storeName}`,
    text: `Your one-time code is ${code}.\n\n${hint}\n`,
    html: mailPage(
      storeName,
      'Your one-time code',
      html`<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700">${code}</p>
        <p>${hint}</p>`,
    ),
  }
}
