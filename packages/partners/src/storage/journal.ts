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

/**
 * A file of one JSON entry per line, only ever added to. Half a line from a crash is cut off. Entries that come while
 * others are written go to the disk together.
 */
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
  let isClean = true
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  const write = async (lines: string) => {
    // What a write that failed has left behind would be the beginning of these lines.
    if (!isClean) await file.truncate(length)
    isClean = false
    await file.appendFile(lines)
    await file.datasync()
    length += Buffer.byteLength(lines)
    isClean = true
  }
  const writeAll = async () => {
    while (waiting.length > 0) {
      const entries = waiting
      waiting = []
      try {
        await write(entries.map(({ line }) => line).join(''))
        for (const { resolve } of entries) resolve()
      } catch (error) {
        for (const { reject } of entries) reject(error)
      }
    }
    writing = undefined
  }
  return {
    past,
    append: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject })
        writing ??= writeAll()
      }),
    async close() {
      await writing
      await file.close()
    },
  }
}

type Waiting = { readonly line: string; readonly resolve: () => void; readonly reject: (error: unknown) => void }

function parseLine<Entry>(line: string, index: number, path: string, schema: z.ZodType<Entry>): Entry {
  try {
    return schema.parse(JSON.parse(line))
  } catch (cause) {
    throw new Error(`${path} is damaged in line ${index + 1}`, { cause })
  }
}
