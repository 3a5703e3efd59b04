import { readFileSync } from 'node:fs'

const setUp = readFileSync(new URL('./lean/set-up.js', import.meta.url), 'utf8').replace('export ', '')

/** The module that the bundler writes for each bundle's start: facts of the bundle, then what is done with them. */
const WRITTEN =
  /^([\s\S]*?\bconst __module_federation_library_type__ = [^;]*;)[\s\S]*?\bconst runtimeRequire\s*=\s*([^;]+);/

export const SET_UP = /@module-federation[\\/]runtime[\\/]rspack\.js$/

/** Each bundle sets its part of the federation up: once a page for the shell, and once for each remote. */
export default function leanSetUp(source: string): string {
  const [, facts, bundle] = WRITTEN.exec(source) ?? []
  if (!facts || !bundle)
    throw new Error('The bundler sets the federation up in a way that lean-set-up.ts does not read.')
  return `${facts}\n${setUp}\nsetUp(${bundle})\n`
}
