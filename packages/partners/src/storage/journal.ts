import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'

export type Journal<Entry> = {
  /** What was written before this start, in order. */
  readonly past: readonly Entry[]
  /** Resolves once the entry is on the disk. @throws Error when it could not be written, and then nothing of it stays */
  append(entry: Entry): Promise<void>
  close(): Promise<void>
}

/** A file of one JSON entry per line, only ever added to. Half a line from a crash is cut off. */
export async function openJournal<Entry>(path: string, schema: z.ZodType<Entry>): Promise<Journal<Entry>> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+', 0o600)
  const text = await file.readFile('utf8')
  const complete = text.slice(0, text.lastIndexOf('\n') + 1)
  if (complete !== text) await file.truncate(Buffer.byteLength(complete))
  const past = complete
    .split('\n')
    .filter(Boolean)
    .map((line, index) => parseLine(line, index, path, schema))

  let length = Buffer.byteLength(complete)
  let last = Promise.resolve()
  const write = async (line: string) => {
    // What a write that failed has left behind would be the beginning of this line.
    await file.truncate(length)
    await file.appendFile(line)
    await file.datasync()
    length += Buffer.byteLength(line)
  }
  return {
    past,
    append(entry) {
      const written = last.then(() => write(`${JSON.stringify(entry)}\n`))
      last = written.catch(() => undefined) // told to whoever wrote it; the next entry is written all the same
      return written
    },
    async close() {
      await last
      await file.close()
    },
  }
}

function parseLine<Entry>(line: string, index: number, path: string, schema: z.ZodType<Entry>): Entry {
  try {
    return schema.parse(JSON.parse(line))
  } catch (cause) {
    throw new Error(`${path} is damaged in line ${index + 1}`, { cause })
  }
}
