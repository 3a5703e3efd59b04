import { commands } from './commands.ts'
import { Refusal } from './refusal.ts'

const [name = '', ...args] = process.argv.slice(2)
try {
  const run = commands.get(name)
  if (!run) throw new Refusal(`There is no command "${name}"; there are ${[...commands.keys()].join(', ')}.`)
  await run(args)
} catch (error) {
  // A refusal of any package is a sentence for people; anything else is a fault and shows where it happened.
  console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error)
  process.exitCode = 1
}
// A step that was given up may still wait for an answer.
process.exit()
