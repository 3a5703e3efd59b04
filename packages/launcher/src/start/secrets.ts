import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { readOrMake } from './read-or-make.ts'

const secretsSchema = z.object({ database: z.string(), appDatabase: z.string(), merchant: z.string() })

/** Passwords between the parts of this store: made once, readable by their owner only. */
export type Secrets = z.output<typeof secretsSchema>

export async function openSecrets(file: string): Promise<Secrets> {
  const secret = () => randomBytes(24).toString('base64url')
  return secretsSchema.parse(
    await readOrMake(file, () => ({ database: secret(), appDatabase: secret(), merchant: secret() })),
  )
}
