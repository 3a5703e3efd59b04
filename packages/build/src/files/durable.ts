import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'

type Options = { readonly mode?: number }

/** Replaces a file as a whole: whoever reads sees the old or the new text, also after a power cut. */
export function writeDurably(path: string, text: string, { mode = 0o644 }: Options = {}): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  try {
    withFile(draft, 'wx', mode, (file) => {
      writeSync(file, text)
      fsyncSync(file)
    })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  syncFolder(dirname(path))
}

/** Adds to the end of a file, on disk when this returns. */
export function appendDurably(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  withFile(path, 'a', 0o644, (file) => {
    writeSync(file, text)
    fsyncSync(file)
  })
}

/** Makes names of a folder (a rename, a new file) survive a power cut. */
export const syncFolder = (folder: string) => withFile(folder, 'r', 0, fsyncSync)

function withFile(path: string, flags: string, mode: number, use: (file: number) => void) {
  const file = openSync(path, flags, mode)
  try {
    use(file)
  } finally {
    closeSync(file)
  }
}
