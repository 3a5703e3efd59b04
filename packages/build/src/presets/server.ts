import { join } from 'node:path'
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { buildMode, styledComponents } from './base.ts'
import { sharedPackages } from './sharing.ts'

export type ServerBuild = { readonly name: string; readonly kind: 'remote' | 'shell'; readonly folder: string }

/** The one file of a server build, beside the files for browsers: it is published and hashed with them. */
export const serverFile = (kind: ServerBuild['kind']) => `server/${kind}.mjs`

/**
 * How a slice is built for rendering on the server: one ES module for Node. A remote leaves the shared packages
 * outside; the shell holds them and hands them out. Styled components get the class names that they have in the browser.
 */
export function serverConfig({ name, kind, folder }: ServerBuild): RsbuildConfig {
  return mergeRsbuildConfig<RsbuildConfig>({
    root: folder,
    mode: buildMode(),
    plugins: [pluginReact({ fastRefresh: false, splitChunks: false })],
    source: { entry: { [kind]: join(folder, 'src', kind === 'shell' ? 'server.ts' : 'remote.ts') } },
    output: {
      target: 'node',
      module: true,
      distPath: { root: join(folder, 'dist/web/server'), js: '' },
      filename: { js: '[name].mjs' },
      cleanDistPath: true,
      legalComments: 'none',
      sourceMap: false,
      minify: true,
    },
    performance: { printFileSize: false },
    tools: {
      swc: styledComponents(name),
      rspack: (config) => {
        config.output = { ...config.output, asyncChunks: false, library: { type: 'module' } }
        if (kind === 'remote') config.externals = [leaveShared]
      },
    },
  })
}

type Request = { readonly request?: string }

/** `react` and `react/jsx-runtime`, but not `react-router`. */
async function leaveShared({ request = '' }: Request) {
  const isShared = sharedPackages.some((name) => request === name || request.startsWith(`${name}/`))
  return isShared ? `module ${request}` : undefined
}
