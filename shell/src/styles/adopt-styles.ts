import { __PRIVATE__ } from 'styled-components'
import { conditionsInside } from './conditions-inside.ts'

const { mainSheet, StyleSheet } = __PRIVATE__
type Sheet = typeof mainSheet

/**
 * Lets styled-components go on in the sheet that the server wrote. It would write all of it once more, into a sheet of
 * its own, for which a browser computes the styles of the whole page a second time; what does that is left out of its
 * bundle (`lean-styled.ts`). And what is added from now on has nothing looked at anew but what it is meant for (ADR 46).
 */
export function adoptStyles(page: Document, sheet: Sheet = mainSheet): void {
  const style = page.querySelector<HTMLStyleElement>('style[data-styled="true"]')
  if (style?.sheet) adopt(sheet, style, style.sheet)

  // Without nested declarations, as in Safari before 18.2, nothing can be nested in the rule of a pseudo-element.
  const canNest = 'CSSNestedDeclarations' in globalThis
  const insertRules = sheet.insertRules.bind(sheet)
  sheet.insertRules = (id, name, rules) => {
    if (!id.startsWith(MOVEMENT)) return insertRules(id, name, canNest ? rules.flatMap(conditionsInside) : rules)
    sheet.registerName(id, name)
    insertMovements(page, rules)
  }
}

/**
 * Counts what is there as if it were inserted one by one. Behind the rules of each component stands one that names it
 * and its classes: `data-styled.g12[id="sc-a1b2"]{content:"kXyz,"}`.
 */
function adopt(sheet: Sheet, style: HTMLStyleElement, { cssRules }: CSSStyleSheet) {
  const groups = sheet.getTag()
  const { tag } = groups
  const { insertRule } = tag
  const own: HTMLStyleElement = Reflect.get(tag, 'element')
  own.remove()
  style.setAttribute('data-styled', 'active')
  Object.assign(tag, { element: style, sheet: style.sheet, insertRule: () => true })
  let size = 0
  for (const rule of cssRules) {
    size++
    const id = rule instanceof CSSStyleRule && MARK.exec(rule.selectorText)?.[1]
    if (!id) continue
    groups.insertRules(
      StyleSheet.registerId(id),
      Array.from({ length: size }, () => ''),
    )
    for (const name of rule.style.content.slice(1, -1).split(',')) if (name) sheet.registerName(id, name)
    size = 0
  }
  Object.assign(tag, { insertRule, length: cssRules.length })
}

const MARK = /^data-styled\.g\d+\[id="([\w-]+)"\]$/

/** How styled-components begins the names of what moves. */
const MOVEMENT = 'sc-keyframes-'

/** Steps of movements stand in a sheet of their own: beside rules, they would have all of those looked at anew. */
function insertMovements(page: Document, rules: readonly string[]) {
  const style = page.querySelector<HTMLStyleElement>('style[data-movements]') ?? page.createElement('style')
  style.dataset['movements'] = ''
  if (!style.isConnected) page.head.append(style)
  for (const rule of rules) style.sheet?.insertRule(rule)
}
