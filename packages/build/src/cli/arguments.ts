import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'

/** A command as it was typed. */
export type Command = {
  readonly name: string
  readonly words: readonly string[]
  readonly tenant: string | undefined
  readonly dir: string | undefined
  readonly hosts: readonly string[]
  readonly remotes: readonly string[]
  readonly isCheck: boolean
}

/** @throws Refusal for options that do not exist */
export function readArguments(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        dir: { type: 'string' },
        host: { type: 'string', multiple: true },
        remote: { type: 'string', multiple: true },
        check: { type: 'boolean', default: false },
      },
    })
    const [name = 'help', ...words] = positionals
    return {
      name,
      words,
      tenant: values.tenant,
      dir: values.dir,
      hosts: values.host ?? [],
      remotes: values.remote ?? [],
      isCheck: values.check,
    }
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

/** The word at a position. @throws Refusal that says what is missing */
export function word({ name, words }: Command, index: number, what: string): string {
  const found = words[index]
  if (found === undefined) throw new Refusal(`"aisle ${name}" needs ${what}; "aisle help" shows how.`)
  return found
}

export function requireTenant({ name, tenant }: Command): string {
  if (tenant === undefined) throw new Refusal(`"aisle ${name}" needs to know for whom: add --tenant NAME.`)
  return tenant
}
