import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { startForTests } from '../testing/start-partners.ts'

type Inbox = { messages: { id: string; to: string[]; from: string; subject: string; text: string; html?: string }[] }

const running = startForTests()
let mails = 0

async function send(change: { to?: string; bcc?: string; subject?: string; text?: string; html?: string } = {}) {
  mails += 1
  const transport = createTransport({ host: '127.0.0.1', port: running.smtpPort })
  const mail = {
    from: 'Fresh Fields <no-reply@id.localhost>',
    to: `ann-${mails}@example.com`,
    subject: 'Hi',
    text: 'Text',
  }
  try {
    await transport.sendMail({ ...mail, ...change })
  } finally {
    transport.close()
  }
  return { ...mail, ...change }
}

async function readInbox(query: Record<string, string> = {}): Promise<Inbox['messages']> {
  const response = await fetch(`${running.url}/inbox/messages.json?${new URLSearchParams(query)}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the tests assert every field they use
  return ((await response.json()) as Inbox).messages
}

const openPage = async (path: string) => {
  const response = await fetch(`${running.url}${path}`, { headers: { accept: 'text/html' } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a mail', () => {
  it('goes from SMTP to the inbox with its sender, subject, text and HTML', async () => {
    const { to } = await send({ subject: 'Grüße 🥕', text: 'Your one-time code: 123456', html: '<p>Code 123456</p>' })

    const [mail] = await readInbox({ to })

    expect(mail).toMatchObject({
      to: [to],
      from: 'Fresh Fields <no-reply@id.localhost>',
      subject: 'Grüße 🥕',
    })
    expect(mail?.html?.trim()).toBe('<p>Code 123456</p>')
    expect(mail?.text).toContain('Your one-time code: 123456')
  })

  it('is found by everybody it was delivered to, whatever the case, also by hidden recipients', async () => {
    await send({ to: 'Open@Example.com', bcc: 'hidden@example.com' })

    expect(await readInbox({ to: 'open@example.com' })).toHaveLength(1)
    expect(await readInbox({ to: 'HIDDEN@example.com' })).toHaveLength(1)
    expect(await readInbox({ to: 'nobody@example.com' })).toHaveLength(0)
  })

  it('is listed newest first and since a moment', async () => {
    await send({ to: 'order@example.com', subject: 'first' })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const since = new Date().toISOString()
    await send({ to: 'order@example.com', subject: 'second' })
    await send({ to: 'order@example.com', subject: 'third' })

    const all = await readInbox({ to: 'order@example.com' })
    const recent = await readInbox({ to: 'order@example.com', since })

    expect(all.map(({ subject }) => subject)).toEqual(['third', 'second', 'first'])
    expect(recent.map(({ subject }) => subject)).toEqual(['third', 'second'])
  })

  it('survives a restart', async () => {
    const { to } = await send()
    await running.restart()

    expect(await readInbox({ to })).toHaveLength(1)
  })

  it('is refused when larger than one mebibyte, and leaves nothing behind', async () => {
    const before = await readdir(join(running.folder, 'mail'))

    await expect(send({ text: 'x'.repeat(1_200_000) })).rejects.toThrow()

    expect(await readdir(join(running.folder, 'mail'))).toEqual(before)
  })
})

describe('the inbox page', () => {
  it('shows hostile subjects and text literally (T32)', async () => {
    const hostile = '<script>alert(1)</script>'
    const { to } = await send({ subject: hostile, text: hostile })
    const [mail] = await readInbox({ to })

    const list = await openPage('/inbox')
    const page = await openPage(`/inbox/messages/${mail?.id}`)

    for (const { text, headers } of [list, page]) {
      expect(text).not.toContain(hostile)
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
    }
  })

  it('shows the HTML of a mail where no script can run', async () => {
    const { to } = await send({ html: '<script>alert(1)</script><b>Hello</b>' })
    const [mail] = await readInbox({ to })

    const body = await openPage(`/inbox/messages/${mail?.id}/html`)

    expect(body.text).toContain('<b>Hello</b>')
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups /)
    expect(body.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each(['/inbox/messages/unknown', '/inbox/messages/..%2f..%2fpayments.jsonl', '/inbox/messages/x/html'])(
    'T59 answers 404 for %s',
    async (path) => {
      expect((await openPage(path)).status).toBe(404)
    },
  )

  it('refuses a moment that is none', async () => {
    expect((await fetch(`${running.url}/inbox/messages.json?since=yesterday`)).status).toBe(400)
  })
})
