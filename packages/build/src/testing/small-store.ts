import { linkPackages, makeWorkspace } from './fixture-workspace.ts'

const config = (call: string) => `
import { ${call.split('(')[0]} } from '${new URL('../index.ts', import.meta.url).href}'
export default ${call}
`

const files = {
  'shell/package.json': '{ "name": "shell", "version": "0.1.0", "type": "module" }',
  'shell/rsbuild.config.ts': config('shellConfig()'),
  'shell/src/boot.ts': `
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
const Frame = styled.main\`padding: 0;\`
createRoot(document.body).render(createElement(Frame, null, String(new QueryClient())))
`,
  'shell/src/server.ts': `
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import * as styledComponents from 'styled-components'
export const shared = { react, 'react/jsx-runtime': jsxRuntime, 'styled-components': styledComponents }
export async function renderPage({ address, boot, remotes }) {
  const [[name, { surface }]] = Object.entries(boot.registry.remotes)
  const [page] = Object.entries(surface.routes).find(([, { path }]) => path === address)
  const { default: Page } = await remotes[name].pages[page]()
  return { html: renderToString(react.createElement('main', null, react.createElement(Page))), styles: '', failures: [] }
}
`,
  'mf-one/package.json': '{ "name": "mf-one", "version": "0.1.0", "type": "module" }',
  'mf-one/rsbuild.config.ts': config("remoteConfig({ name: 'mf-one' })"),
  'mf-one/src/surface.ts': `
export const surface = {
  remote: 'mf-one',
  contract: 1,
  routes: {
    first: { path: '/first', title: 'First', isPublic: true },
    second: { path: '/second', title: 'Second', isPublic: true },
  },
}
`,
  'mf-one/src/remote.ts': `
import { surface } from './surface.ts'
export const remote = {
  surface,
  pages: {
    first: () => import('./first.page.tsx'),
    second: () => import('./second.page.tsx'),
  },
  widgets: {},
  dialogs: {},
}
`,
  'mf-one/src/first.page.tsx': `
import styled from 'styled-components'
const Box = styled.div\`color: red;\`
export default () => <Box>first</Box>
`,
  'mf-one/src/second.page.tsx': `export default () => <p>second</p>`,
}

/** A workspace with a shell and one remote that really build. */
export function makeSmallStore(overrides: Readonly<Record<string, string>> = {}): string {
  const workspace = makeWorkspace({ ...files, ...overrides })
  linkPackages(workspace, 'shell', 'shell')
  linkPackages(workspace, 'mf-one', 'mf-orders')
  return workspace
}
