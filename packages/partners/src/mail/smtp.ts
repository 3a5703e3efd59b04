import type { BaseLogger } from 'pino'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailStore } from './mail.store.ts'

const maximumSize = 1024 * 1024

export type Smtp = { readonly port: number; isListening(): boolean; close(): Promise<void> }
type SmtpOptions = { host: string; port: number; mails: MailStore; log: Pick<BaseLogger, 'info' | 'warn'> }

/** Takes in every mail up to 1 MiB, for whomever, and keeps it for the inbox page. */
export async function startSmtp({ host, port, mails, log }: SmtpOptions): Promise<Smtp> {
  const server = new SMTPServer({
    banner: 'mail stand-in, delivers nothing',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maximumSize,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      receive(stream, session, mails).then(
        () => {
          log.info({ recipients: session.envelope.rcptTo.length }, 'mail taken in')
          done()
        },
        (error: Error) => {
          log.warn({ err: error }, 'mail refused')
          done(error)
        },
      )
    },
  })
  server.on('error', (error) => log.warn({ err: error }, 'SMTP connection failed'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    isListening: () => server.server.listening,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, mails: MailStore) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 })
  const recipients = session.envelope.rcptTo.map(({ address }) => address)
  await mails.add(recipients, Buffer.concat(chunks))
}
