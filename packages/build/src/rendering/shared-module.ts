/** What a shell gives to remotes: package → what it exports. */
export type SharedPackages = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const SCHEME = 'aisle-shared:'
/** Where generated modules find what they export. */
const REGISTER = Symbol.for('aisle.shared-packages')

export const isSharedModule = (url: string): boolean => url.startsWith(SCHEME)

export const sharedModuleUrl = (specifier: string, shell: string): string =>
  `${SCHEME}${specifier}?${new URLSearchParams({ shell })}`

/** The text of a module that exports what a shell shares under that name. */
export function sharedModule(url: string, packages: ReadonlyMap<string, SharedPackages>): string {
  const { pathname: specifier, searchParams } = new URL(url)
  const shell = searchParams.get('shell') ?? ''
  Reflect.set(globalThis, REGISTER, packages)
  const names = Object.keys(packages.get(shell)?.[specifier] ?? {}).filter((name) => IDENTIFIER.test(name))
  return [
    `const from = globalThis[Symbol.for('${REGISTER.description}')].get(${JSON.stringify(shell)})[${JSON.stringify(specifier)}]`,
    ...names.map((name, index) => `const x${index} = from[${JSON.stringify(name)}]; export { x${index} as ${name} }`),
  ].join('\n')
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
