import { openRegistry } from '@aisle/build/registry'
import { completeSurface, type RegistryRemote, type ServerBuild, type SurfaceDeclaration } from '@aisle/contract'

const integrity = `sha256-${'A'.repeat(64)}`
export const asset = (url: string) => ({ url, integrity })

export const remoteOf = (surface: SurfaceDeclaration, preloads: RegistryRemote['preloads'] = {}): RegistryRemote => ({
  version: '1.0.0',
  contract: 1,
  entry: asset(`/_/remotes/${surface.remote}/1.0.0/entry.1f3a9c2e.js`),
  manifest: { id: surface.remote, metaData: { publicPath: `/_/remotes/${surface.remote}/1.0.0/` } },
  surface: completeSurface(surface),
  preloads,
})

export const catalogue = remoteOf(
  {
    remote: 'mf-catalogue',
    contract: 1,
    routes: {
      home: {
        path: '/',
        title: 'Home',
        guards: ['location'],
        linkName: 'home',
        isPublic: true,
        data: [{ call: 'pageTemplate', query: { locationID: { from: 'shopping', name: 'locationId' } } }],
      },
      product: {
        path: '/detail/:seoName',
        title: 'Product',
        guards: ['location'],
        isPublic: true,
        linkName: 'product',
        data: [
          {
            call: 'productDetails',
            query: {
              ProductSeoName: { from: 'path', name: 'seoName' },
              zipCode: { from: 'shopping', name: 'zipCode' },
            },
          },
        ],
      },
      findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore', isPublic: true },
      page: {
        path: '/pages/:slugId',
        title: 'Page',
        isPublic: true,
        data: [{ call: 'contentPage', query: { slugData: { from: 'path', name: 'slugId' } } }],
      },
    },
  },
  {
    product: [
      asset('/_/remotes/mf-catalogue/1.0.0/product.aa11bb22.js'),
      asset('/_/remotes/mf-catalogue/1.0.0/product.aa11bb22.css'),
    ],
  },
)

export const orders = remoteOf({
  remote: 'mf-orders',
  contract: 1,
  routes: { order: { path: '/order/:orderId', title: 'Order', guards: ['login', 'customer'], linkName: 'order' } },
})

type Tenant = {
  readonly tenant: string
  readonly remotes?: Record<string, RegistryRemote>
  /** What renders the shell on the server. */
  readonly server?: ServerBuild
}

/** Writes tenants into a real registry. */
export async function fillRegistry(folder: string, tenants: readonly Tenant[]) {
  const registry = openRegistry(folder)
  for (const { tenant, server, remotes = { 'mf-catalogue': catalogue, 'mf-orders': orders } } of tenants) {
    await registry.change({
      command: 'test',
      tenants: [tenant],
      edit: () => ({
        schema: 1,
        tenant,
        hosts: [`${tenant}.localhost`],
        revision: 0,
        updatedAt: new Date(0).toISOString(),
        shell: { version: '1.0.0', scripts: [asset('/_/shell/1.0.0/boot.0a1b2c3d.js')], styles: [], server },
        remotes,
        enabled: Object.keys(remotes),
        pins: {},
        history: {},
      }),
    })
  }
}
