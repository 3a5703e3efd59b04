/** Milliseconds that a line waits for others. */
const WAIT = 50
const MOST = 16_384
/** Warnings and worse, as pino writes them. */
const PROBLEM = /^\{"level":[456]0/

/**
 * Writes log lines in one piece that come within a moment: under load each write, and each reading of it, costs more than
 * its line. Warnings and errors, and what is there when the process ends, are written at once.
 */
export function createLogOutput(write: (text: string) => void = (text) => process.stdout.write(text)) {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = lines
    lines = ''
    if (text) write(text)
  }
  process.once('exit', flush)
  return {
    write(line: string) {
      lines += line
      if (lines.length >= MOST || PROBLEM.test(line)) flush()
      else timer ??= setTimeout(flush, WAIT).unref()
    },
  }
}
