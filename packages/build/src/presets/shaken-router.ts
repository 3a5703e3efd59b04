/**
 * React Router wraps and names its parts at module level, which keeps those in that nobody uses (forms, prefetching,
 * what routes with loaders throw). Without the names, and with the wrapping marked as free of effects, they are shaken.
 * No route here has loaders, and warnings are for who builds the page.
 */
export default function shakeRouter(source: string): string {
  return cuts.reduce((text, [what, instead]) => text.replaceAll(what, instead), source)
}

export const cuts: readonly (readonly [what: RegExp, instead: string])[] = [
  [/^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, ''],
  [/^(var \w+ = )(?=(?:React\d*\.(?:forwardRef|createContext|memo)|Symbol)\()/gm, '$1/*#__PURE__*/ '],
  [/^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm, '$1/*#__PURE__*/ (() => $2)();'],
  [/^(var \w+ = )(Object\.getOwnPropertyNames\([\s\S]*?);$/gm, '$1/*#__PURE__*/ (() => $2)();'],
  [/^ *let \{ isDataRoute \} = .*;\n( *return )isDataRoute \? \w+\(\) : /gm, '$1'],
  [/^( *)(?=warning\()/gm, '$1/*#__PURE__*/ '],
  [/^try \{\n[^}]*window\.__reactRouterVersion[\s\S]*?^\} catch \(e\) \{\n\}\n/gm, ''],
]
