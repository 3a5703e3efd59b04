import { ServerStyleSheet } from 'styled-components'

/** Rules by component and class. */
export type CompiledStyles = Map<string, string[]>

/** Classes that are remembered: a few times what the store has. Those of templates have no end. */
const MOST = 5_000

/**
 * The styles of one page, compiled once for all pages: a class is named by what it says, so that the same name of the
 * same component always has the same rules. Global styles are named otherwise, and compiled for each page.
 */
export function createPageStyles(compiled: CompiledStyles): ServerStyleSheet {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  const insertRules = instance.insertRules.bind(instance)
  const hasNameForId = instance.hasNameForId.bind(instance)

  instance.insertRules = (id, name, rules) => {
    if (!id.startsWith('sc-global-')) {
      if (compiled.size >= MOST) compiled.clear()
      compiled.set(keyOf(id, name), rules)
    }
    insertRules(id, name, rules)
  }
  instance.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true
    const rules = compiled.get(keyOf(id, name))
    if (!rules) return false
    insertRules(id, name, rules)
    return true
  }
  return sheet
}

const keyOf = (id: string, name: string) => `${id} ${name}`
