import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { journalledSchema } from './age-check/age-check.schemas.ts'
import { createAgeCheckService } from './age-check/age-check.service.ts'
import { buildApp } from './app.ts'
import type { Environment } from './environment.ts'
import { openMailStore } from './mail/mail.store.ts'
import { startSmtp } from './mail/smtp.ts'
import { createCallbacks } from './payments/callbacks.ts'
import { createPaymentLedger } from './payments/payment.ledger.ts'
import { journalEntrySchema } from './payments/payment.schemas.ts'
import { createPaymentService } from './payments/payment.service.ts'
import { openJournal } from './storage/journal.ts'

export type Partners = { readonly url: string; readonly smtpPort: number; stop(): Promise<void> }

/** Starts web and mail server on the state that `DATA_DIR` holds. */
export async function startPartners(environment: Environment, log: FastifyBaseLogger): Promise<Partners> {
  const { HOST: host, DATA_DIR: folder, MERCHANT_KEY: merchantKey, CALLBACK_URL: url } = environment
  const paymentJournal = await openJournal(join(folder, 'payments.jsonl'), journalEntrySchema)
  // What earlier versions wrote has names and dates of birth in it.
  await rm(join(folder, 'age-checks.jsonl'), { force: true })
  const ageJournal = await openJournal(join(folder, 'age-check-sessions.jsonl'), journalledSchema)
  const mails = await openMailStore(join(folder, 'mail'))
  const callbacks = createCallbacks({ url, merchantKey, log })
  const smtp = await startSmtp({ host, port: environment.SMTP_PORT, mails, log })

  const app = await buildApp({
    ownOrigin: environment.PARTNERS_ORIGIN,
    merchantKey,
    allowFaults: environment.ALLOW_FAULTS,
    parents: environment.PARENT_ORIGINS,
    gatewayUrl: environment.GATEWAY_URL,
    mails,
    payments: createPaymentService({ ledger: createPaymentLedger(paymentJournal), onEvent: callbacks.send }),
    ageChecks: createAgeCheckService(ageJournal),
    probes: [{ name: 'smtp', isReady: smtp.isListening }],
    log,
  })
  const address = await app.listen({ host, port: environment.PORT })

  return {
    url: address,
    smtpPort: smtp.port,
    async stop() {
      await smtp.close()
      await app.close()
      await callbacks.stop()
      await paymentJournal.close()
      await ageJournal.close()
    },
  }
}
