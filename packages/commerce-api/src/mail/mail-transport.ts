import { createTransport } from 'nodemailer'
import type { WrittenMail } from './mail.types.ts'

export type Envelope = WrittenMail & { readonly to: string; readonly from: string; readonly messageId: string }

/** What carries mails away. */
export interface MailTransport {
  send(mail: Envelope): Promise<void>
  close(): void
}

const TIMEOUT = 10_000

/** SMTP, with time-outs at every step. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const { hostname: host, port, username: user, password: pass, protocol } = new URL(smtpUrl)
  const transport = createTransport({
    host,
    port: Number(port || 25),
    secure: protocol === 'smtps:',
    ...(user ? { auth: { user: decodeURIComponent(user), pass: decodeURIComponent(pass) } } : {}),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}
