import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { startIdentity } from '../testing/start-identity.ts'
import { createMailer } from './mailer.ts'
import { createOutboxStore } from './outbox.store.ts'
import { startOutboxWorker } from './outbox.worker.ts'

const identity = startIdentity()
const silent = { warn: () => undefined }
const mail = {
  tenant: 'fresh',
  senderName: 'Fresh Fields Market',
  recipient: 'ann@example.com',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
}

const running: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop()
})

function startSmtp(options: { refuseFirst: number }) {
  const received: Buffer[] = []
  let refusals = options.refuseFirst
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        refusals -= 1
        if (refusals >= 0) return done(new Error('try later'))
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  return new Promise<{ port: number; received: Buffer[] }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      running.push(() => new Promise((closed) => server.close(closed)))
      resolve({ port: typeof address === 'object' && address ? address.port : 0, received })
    })
  })
}

function startWorker(port: number) {
  const outbox = createOutboxStore(identity.pool)
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'no-reply@id.localhost')
  const worker = startOutboxWorker(outbox, mailer.send, silent)
  running.push(
    () => mailer.close(),
    () => worker.stop(),
  )
  return { outbox, worker }
}

const countMails = async () => (await identity.pool.query('SELECT 1 FROM identity.mails')).rowCount

describe('the outbox', () => {
  it('delivers a mail over SMTP in the name of the store and forgets it', async () => {
    const { port, received } = await startSmtp({ refuseFirst: 0 })
    const { outbox, worker } = startWorker(port)
    await outbox.add(mail)

    worker.wake()
    await expect.poll(() => received.length).toBe(1)
    await expect.poll(countMails).toBe(0)

    const parsed = await PostalMime.parse(received[0] ?? '')
    expect(parsed.from).toMatchObject({ name: 'Fresh Fields Market', address: 'no-reply@id.localhost' })
    expect(parsed).toMatchObject({ subject: 'Hello', to: [{ address: 'ann@example.com' }] })
  })

  it('F33 keeps a mail that was refused and sends it once later', async () => {
    const { port, received } = await startSmtp({ refuseFirst: 1 })
    const { outbox, worker } = startWorker(port)
    await outbox.add(mail)
    worker.wake()
    await expect
      .poll(async () => (await identity.pool.query('SELECT 1 FROM identity.mails WHERE attempts = 1')).rowCount)
      .toBe(1)

    await identity.pool.query('UPDATE identity.mails SET next_attempt_at = now()')
    await expect.poll(() => received.length, { timeout: 5_000 }).toBe(1)
    await expect.poll(countMails).toBe(0)
  })
})
