import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { Refusal } from './refusal.ts'

/** Reads what was typed behind a command that is used as `usage` says; what makes no sense is refused with it. */
export function commandLine(usage: string) {
  const refuse = (reason: string, cause?: unknown) => new Refusal(`${reason}:\n${usage}`, { cause })

  /** @throws Refusal for an option that there is not, or that misses its value */
  function parse<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options })
    } catch (cause) {
      // What follows the first sentence is for programmers.
      throw refuse((cause instanceof Error ? cause.message : String(cause)).split(/\.\s/)[0] ?? '', cause)
    }
  }

  return { parse, refuse }
}
