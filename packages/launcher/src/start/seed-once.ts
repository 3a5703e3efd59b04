import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import type { DataFolder } from './data-folder.ts'

type Seeding = {
  readonly databaseUrl: string
  readonly folder: DataFolder
  readonly port: number
  readonly isEmbedded: boolean
}

const markSchema = z.object({ database: z.string(), port: z.number() })

/** Fills a database with the demo on the first start, and when the port is another one: origins are part of it. */
export async function seedOnce({ databaseUrl, folder, port, isEmbedded }: Seeding): Promise<void> {
  const mark = { database: isEmbedded ? 'embedded' : digest(databaseUrl), port }
  if (await isMarked(folder.seeded, mark)) return
  console.log('Seeding the demo …')
  const { seedDemo } = await import('@aisle/demo')
  await seedDemo({
    databaseUrl,
    imagesDir: folder.images,
    registryDir: folder.registry,
    partnersDir: folder.partners,
    port,
    log: (line: string) => console.log(`  ${line}`),
  })
  await writeFile(folder.seeded, JSON.stringify(mark))
}

/** The address holds a password. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function isMarked(file: string, { database, port }: z.output<typeof markSchema>) {
  const known = markSchema.safeParse(await readMark(file)).data
  return known?.database === database && known.port === port
}

async function readMark(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined // the first start, or one that ended while it wrote: the demo is seeded anew over what is there
  }
}
