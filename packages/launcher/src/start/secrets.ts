import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import * as z from 'zod'

const secretsSchema = z.object({ database: z.string(), appDatabase: z.string(), merchant: z.string() })

/** Passwords between the parts of this store: made once, readable by their owner only. */
export type Secrets = z.output<typeof secretsSchema>

export async function openSecrets(file: string): Promise<Secrets> {
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!handle) return secretsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const secret = () => randomBytes(24).toString('base64url')
  const secrets = { database: secret(), appDatabase: secret(), merchant: secret() }
  await handle.writeFile(JSON.stringify(secrets))
  await handle.sync()
  await handle.close()
  return secrets
}
