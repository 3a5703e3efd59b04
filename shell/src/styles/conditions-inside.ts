/**
 * A rule with its conditions inside of what it selects: `@media (…){.a{…}.b{…}}` is `.a{@media (…){…}}` and
 * `.b{@media (…){…}}`. Chromium computes the styles of the whole page anew when a sheet gets a rule that is no style
 * rule, and of what it selects alone when it gets one (CSS Nesting, "nested group rules"). Any other rule stays as it is.
 */
export function conditionsInside(rule: string): readonly string[] {
  const { condition, rules } = CONDITIONAL.exec(rule)?.groups ?? {}
  if (!condition || !rules) return [rule]
  return [...rules.matchAll(STYLE_RULE)].map(
    ([, selector, declarations]) => `${selector}{${condition}{${declarations}}}`,
  )
}

const STYLE_RULE = /([^{}@]+)\{([^{}]*)\}/g
const CONDITIONAL = /^(?<condition>@(?:media|container|supports)[^{}]+)\{(?<rules>(?:[^{}@]+\{[^{}]*\})+)\}$/
