import { createWriteStream, renameSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Bytes after which a log is put aside at the next start. */
const ROTATE_AT = 20 * 1024 * 1024

export function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > ROTATE_AT) renameSync(file, `${file}.1`)
}

export type ServiceLog = ReturnType<typeof openServiceLog>

/** What a service writes goes to its file; errors are shown too. */
export function openServiceLog(name: string, file: string, show: (line: string) => void = console.error) {
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 })
  stream.on('error', (error) => show(`[${name}] its log cannot be written: ${error.message}`))
  let last = ''

  return {
    file,
    /** The latest line that told of an error. */
    lastProblem: () => last,
    follow(output: Readable, isErrorOutput: boolean) {
      createInterface({ input: output }).on('line', (line) => {
        stream.write(`${line}\n`)
        const problem = isErrorOutput ? line : problemIn(line)
        if (!problem) return
        // A stack's frames follow the line that says what happened.
        if (!/^\s*(at |\^|Node\.js )/.test(problem)) last = problem
        show(`[${name}] ${problem}`)
      })
    },
    close: () => stream.end(),
  }
}

const ERROR_LEVEL = 50

/** The message of a log line of pino's that is an error. */
function problemIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, msg, code }: { level?: unknown; msg?: unknown; code?: unknown } = JSON.parse(line)
    if (typeof level !== 'number' || level < ERROR_LEVEL) return undefined
    return [String(msg ?? 'error'), typeof code === 'string' ? `(${code})` : ''].join(' ').trim()
  } catch {
    return undefined // a line of something else
  }
}
