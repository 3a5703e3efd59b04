import { chosenStoreSchema } from '@aisle/contract'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../files/json.ts'

const inputSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** An answer of the demo's API: what was asked, and what it said. */
export const demoAnswerSchema = z.object({
  call: z.string(),
  input: z.object({ params: z.optional(inputSchema), query: z.optional(inputSchema) }),
  data: z.unknown(),
})
export type DemoAnswer = z.output<typeof demoAnswerSchema>

/** What a page of the demo is made of: its tenant, a store of it, and answers of its API. */
export const demoAnswersSchema = z.object({
  tenant: z.string(),
  store: chosenStoreSchema,
  calls: z.array(demoAnswerSchema),
})
export type DemoAnswers = z.output<typeof demoAnswersSchema>

/** Recorded from the seeded demo; a test of `packages/demo` asks the API again and tells when they no longer fit. */
export const demoAnswersFile = join(import.meta.dirname, '../../demo/answers.json')

export function readDemoAnswers(): DemoAnswers {
  const answers = readJson(demoAnswersFile, demoAnswersSchema)
  if (!answers) throw new Error(`${demoAnswersFile} is missing.`)
  return answers
}

/** The text of the file: a line for each call. */
export function formatDemoAnswers({ tenant, store, calls }: DemoAnswers): string {
  const lines = calls.map((call) => JSON.stringify(call)).join(',\n')
  return `{"tenant":${JSON.stringify(tenant)},"store":${JSON.stringify(store)},"calls":[\n${lines}\n]}\n`
}
