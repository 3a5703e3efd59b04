/** An import as it stands in a file. */
export type Import = { readonly specifier: string; readonly line: number }

const statements = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]

/** All imports of a module's text, static and lazy. */
export const importsOf = (source: string): readonly Import[] =>
  statements.flatMap((statement) =>
    [...withoutComments(source).matchAll(statement)].flatMap((match) => {
      const specifier = match[1]
      return specifier === undefined
        ? []
        : [{ specifier, line: lineAt(source, match.index + match[0].indexOf(specifier)) }]
    }),
  )

/** The line of the first call of `fetch` itself; `undefined` where there is none. */
export function fetchLine(source: string): number | undefined {
  const match = /(?<![.\w])(?:globalThis\.|window\.)?fetch\(/.exec(withoutComments(source))
  return match ? lineAt(source, match.index) : undefined
}

/** Comments become blanks, so that places in the text stay where they are. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length
