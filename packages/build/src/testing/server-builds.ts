import type { ServerBuild } from '@aisle/contract'
import { aBoot } from '@aisle/contract/testing'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderJob } from '../rendering/rendering.types.ts'

const SHELL = `
  const instance = {}
  export const shared = { react: { version: 'the one of the shell', instance } }
  export async function renderPage({ boot, address, remotes }) {
    const failures = []
    const parts = []
    for (const [name, { pages }] of Object.entries(remotes)) {
      const { default: Page } = await pages.home()
      parts.push(name + ': ' + Page({ address, tenant: boot.tenant, instance }))
    }
    return { html: parts.join('; '), styles: '', failures }
  }
`

/** The text of a remote's server build whose page runs `body`. */
export const remoteBuild = (body: string, atImport = '') =>
  [
    "import { version } from 'react'",
    atImport,
    `const Home = (props) => { ${body} }`,
    'export const remote = { surface: {}, pages: { home: async () => ({ default: Home }) }, widgets: {}, dialogs: {} }',
  ].join('\n')

/** Writes a shell and remotes that render on the server into a registry's folder, one of their own unless given. */
export function writeServerBuilds(
  remotes: Readonly<Record<string, string>>,
  folder = mkdtempSync(join(tmpdir(), 'aisle-server-builds-')),
) {
  const write = (file: string, text: string): ServerBuild => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
    return { file, integrity: `sha256-${createHash('sha256').update(text).digest('base64')}` }
  }
  const shell = write('shell/server/shell.mjs', SHELL)
  const builds = Object.fromEntries(
    Object.entries(remotes).map(([name, text]) => [name, write(`remotes/${name}/server/remote.mjs`, text)]),
  )
  return {
    folder,
    shell,
    builds,
    /** The job of a page of `remote`, with the code of `others` beside it. */
    job: (remote: string, ...others: readonly string[]): RenderJob => ({
      boot: aBoot(),
      address: '/',
      shell,
      remote,
      remotes: Object.fromEntries([...others, remote].flatMap((name) => (builds[name] ? [[name, builds[name]]] : []))),
    }),
    /** The same bytes as another version. */
    shellAgain: () => write('shell-again/server/shell.mjs', SHELL),
    rewrite: (remote: string, text: string) => writeFileSync(join(folder, `remotes/${remote}/server/remote.mjs`), text),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
