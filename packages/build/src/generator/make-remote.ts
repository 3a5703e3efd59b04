import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesOf } from '../building/inputs.ts'
import { writeDurably } from '../files/durable.ts'
import { readIfThere } from '../files/json.ts'
import { Refusal } from '../refusal.ts'

const templates = join(import.meta.dirname, '../../templates')
/** The line of README below the table of remotes. */
const END_OF_ROWS = '<!-- remotes: end -->'

/** Makes `mf-<name>` from the template and gives what to do next. @throws Refusal; nothing has been written then */
export function makeRemote(workspace: string, { kind, name }: { kind: string; name: string }): readonly string[] {
  const folder = join(workspace, `mf-${name}`)
  if (kind !== 'remote') throw new Refusal(`What can be made is a remote, not "${kind}": npm run new -- remote NAME.`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.startsWith('mf-')) {
    throw new Refusal(`"${name}" is no name for a remote: use words of small letters, like promotions or gift-wrap.`)
  }
  if (existsSync(folder)) throw new Refusal(`There is mf-${name} already.`)
  const readme = readIfThere(join(workspace, 'README.md'))
  if (!readme?.includes(END_OF_ROWS)) {
    throw new Refusal(`README.md has no line ${END_OF_ROWS} below its table of remotes, where the new row belongs.`)
  }

  const fill = filler(name)
  const template = join(templates, 'remote')
  try {
    for (const path of filesOf(template, { withTests: true })) {
      const target = join(folder, fill(relative(template, path)))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, fill(readFileSync(path, 'utf8')))
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  writeDurably(join(workspace, 'README.md'), withRow(readme, fill))
  return [
    `mf-${name} is made: a page at /${name}, a widget on the account page, tests, and its row in README.`,
    'Next: npm run verify',
    `Then: npm run aisle -- publish mf-${name} && npm run aisle -- enable mf-${name} --tenant fresh`,
  ]
}

const withRow = (readme: string, fill: (text: string) => string) =>
  readme.replace(END_OF_ROWS, `${fill('| `mf-__name__` | `/__name__` | __Title__ |')}\n${END_OF_ROWS}`)

/** Puts a name into a template's text and paths: `gift-wrap`, `giftWrap`, `GiftWrap`, `Gift wrap`. */
function filler(name: string) {
  const words = name.split('-')
  const pascal = words.map(capitalise).join('')
  const forms = new Map([
    ['__name__', name],
    ['__camel__', pascal.charAt(0).toLowerCase() + pascal.slice(1)],
    ['__Pascal__', pascal],
    ['__Title__', capitalise(words.join(' '))],
  ])
  return (text: string) => [...forms].reduce((filled, [mark, form]) => filled.replaceAll(mark, form), text)
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
