import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

export type SendMail = (mail: Mail) => Promise<void>

export function createMailer(smtpUrl: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000, socketTimeout: 15_000 })
  return {
    async send({ senderName, recipient, subject, text, html }) {
      await transport.sendMail({ from: { name: senderName, address: from }, to: recipient, subject, text, html })
    },
    close: () => transport.close(),
  }
}
