import type { BaseLogger } from 'pino'
import type { SendMail } from './mailer.ts'
import type { OutboxStore } from './outbox.store.ts'

export type OutboxWorker = ReturnType<typeof startOutboxWorker>

/** Sends what is in the outbox: at once after `wake`, else every two seconds. `stop` waits for the mail in hand. */
export function startOutboxWorker(outbox: OutboxStore, send: SendMail, log: Pick<BaseLogger, 'warn'>) {
  let running: Promise<void> | undefined
  let stopped = false

  async function drain() {
    while (!stopped) {
      const mail = await outbox.claim()
      if (!mail) return
      try {
        await send(mail)
        await outbox.remove(mail.id)
      } catch (error) {
        log.warn({ mailId: mail.id, attempts: mail.attempts, code: codeOf(error) }, 'mail not sent, will try again')
      }
    }
  }

  const wake = () => {
    running ??= drain()
      .catch((error: unknown) => log.warn({ code: codeOf(error) }, 'outbox not readable, will try again'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(wake, 2_000)

  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

// The message of an SMTP error names the recipient: only its code is logged.
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
