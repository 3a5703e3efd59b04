import type { Boot, PageJob, Remote, RenderedPage } from '@aisle/contract'
import {
  createRemoteModule,
  createRemoteModules,
  matchPage,
  messageOf,
  type RemoteModules,
  routeTableOf,
  startPlatform,
} from '@aisle/platform/host'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { App } from '../app.tsx'
import { createStart } from '../start/create-start.ts'
import { tenantStateOf } from '../tenant/tenant-state.ts'
import { type CompiledStyles, createPageStyles } from './page-styles.ts'
import { createServerPlatform } from './server-platform.ts'
import { renderToText } from './render-to-text.ts'

/** Of all pages of this thread. */
const compiled: CompiledStyles = new Map()

/**
 * A page as the browser will have it at first, for a shopper of whom nothing but the store is known. Renders one page at
 * a time: commands reach the platform of the page that is being rendered. @throws what the shell itself throws
 */
export async function renderPage({ boot, address, remotes }: PageJob): Promise<RenderedPage> {
  const surfaces = Object.values(boot.registry.remotes).map(({ surface }) => surface)
  const table = routeTableOf(surfaces)
  const failures: string[] = []
  const modules = createRemoteModules({ loadRemote: async (name) => remoteIn(remotes, name), forget: () => {} })
  const RemoteModule = createRemoteModule({ modules, onThrown: () => {} })
  const platform = createServerPlatform({
    boot,
    tenant: tenantStateOf(boot.tenant, boot.calls),
    WidgetView: ({ remote, name, props }) => <RemoteModule remote={remote} kind="widget" name={name} props={props} />,
  })
  const route = matchPage(table, new URL(address, 'http://store').pathname)?.route
  if (route) await modules.load({ remote: route.remote, kind: 'page', name: route.page })
  await loadWidgets(modules, boot, remotes)

  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={address}>{children}</StaticRouter>
  )
  const sheet = createPageStyles(compiled)
  startPlatform(platform)
  try {
    const html = await renderToText(
      sheet.collectStyles(
        <App
          platform={platform}
          shell={{ table, modules, RemoteModule, session: { completeSignIn: async () => '/' }, report: () => {} }}
          Router={Router}
          start={createStart(platform)}
        />,
      ),
      (error) => failures.push(messageOf(error)),
    )
    return { html, styles: sheet.getStyleTags(), failures }
  } finally {
    sheet.seal()
    platform.stop()
  }
}

function remoteIn(remotes: PageJob['remotes'], name: string): Remote {
  const remote = remotes[name]
  if (!remote) throw new Error(`${name} is not rendered on the server.`)
  return remote
}

/** Widgets that fill slots of the frame; one that does not load is the browser's. */
async function loadWidgets(modules: RemoteModules, { registry }: Boot, remotes: PageJob['remotes']) {
  const widgets = Object.entries(registry.remotes).flatMap(([remote, { surface }]) =>
    Object.entries(surface.widgets).flatMap(([name, { slot }]) => (slot && remotes[remote] ? [{ remote, name }] : [])),
  )
  await Promise.allSettled(widgets.map((widget) => modules.load({ ...widget, kind: 'widget' })))
}
