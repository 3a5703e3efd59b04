import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Message, readMessage, type Summary } from './message.ts'

const kept = 500
const filePattern = /^(\d{13}-[0-9a-f]{12})\.eml$/

export type MailStore = Awaited<ReturnType<typeof openMailStore>>
export type MailFilter = { readonly to?: string | undefined; readonly since?: Date | undefined }

/** The newest 500 mails, one .eml file each; the list of them is kept in memory, newest first. */
export async function openMailStore(directory: string, now = Date.now) {
  await mkdir(directory, { recursive: true })
  const read = async (id: string) => readMessage(id, await readFile(join(directory, `${id}.eml`)))
  const list: Summary[] = []
  let lastTime = 0

  for (const name of await readdir(directory)) {
    const id = filePattern.exec(name)?.[1]
    if (id === undefined) await rm(join(directory, name), { recursive: true })
    else list.push(summaryOf(await read(id)))
  }
  list.sort((a, b) => b.id.localeCompare(a.id))

  async function add(recipients: readonly string[], content: Buffer): Promise<string> {
    // One millisecond apart at least, so that ids sort as the mails arrived.
    lastTime = Math.max(now(), lastTime + 1)
    const id = `${lastTime}-${randomBytes(6).toString('hex')}`
    const delivered = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('')
    const whole = Buffer.concat([Buffer.from(delivered), content])
    const message = await readMessage(id, whole)
    await writeWhole(join(directory, `${id}.eml`), whole)
    list.unshift(summaryOf(message))
    for (const { id: old } of list.splice(kept)) await rm(join(directory, `${old}.eml`), { force: true })
    return id
  }

  const filter = ({ to, since }: MailFilter = {}): Summary[] =>
    list.filter(
      (mail) =>
        (to === undefined || mail.to.includes(to.toLowerCase())) &&
        (since === undefined || mail.receivedAt >= since.toISOString()),
    )

  return {
    add,
    filter,
    async find(id: string): Promise<Message | undefined> {
      return list.some((mail) => mail.id === id) ? read(id) : undefined
    },
  }
}

const summaryOf = ({ id, receivedAt, from, to, subject }: Message): Summary => ({ id, receivedAt, from, to, subject })

/** A reader sees the whole file or none. */
async function writeWhole(path: string, content: Buffer) {
  const draft = `${path}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
