import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A JSON file that holds what the schema says; `undefined` where there is no such file. @throws ZodError, SyntaxError */
export function readJson<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> | undefined {
  const text = readIfThere(path)
  return text === undefined ? undefined : z.parse(schema, JSON.parse(text))
}

/** The text of a file, `undefined` where there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
