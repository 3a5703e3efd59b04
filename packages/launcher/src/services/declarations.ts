import { join } from 'node:path'
import type { DataFolder } from '../start/data-folder.ts'
import type { Secrets } from '../start/secrets.ts'
import type { ServiceDeclaration } from './service.ts'

export type Ports = {
  readonly gateway: number
  readonly api: number
  readonly identity: number
  readonly partners: number
  readonly smtp: number
}

/** Where the gateway finds shell and remotes, and where `npm run dev` tells pages of hot updates. */
export type ServedSlices = { readonly registryDir: string; readonly devSockets: readonly string[] }

const PUSH_KEYS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

export type PushKeys = Readonly<Partial<Record<(typeof PUSH_KEYS)[number], string>>>

/** Those that are set: the API says which are missing. */
export const readPushKeys = (environment: NodeJS.ProcessEnv): PushKeys =>
  Object.fromEntries(PUSH_KEYS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))

type Installation = {
  readonly ports: Ports
  readonly host: string
  readonly folder: DataFolder
  readonly secrets: Secrets
  readonly slices: ServedSlices
  readonly appDatabaseUrl: string
  /** A team's own implementation of the store's API, in place of ours. */
  readonly apiUrl: string | undefined
  /** Who pushes: of the environment, or of the data folder (`commerce-api/src/server/config.ts`). */
  readonly pushKeys?: PushKeys
  readonly isTesting: boolean
}

const loopback = (port: number) => `http://127.0.0.1:${port}`

/** How browsers reach a host of this installation. */
export const publicOrigin = (host: string, port: number): string => new URL(`http://${host}.localhost:${port}`).origin

/** The services with what each is told, the one that browsers meet last. */
export function declareServices(installation: Installation): readonly ServiceDeclaration[] {
  return [partners, identity, commerceApi, gateway].map((declare) => declare(installation))
}

const smtp = ({ ports }: Installation) => `smtp://127.0.0.1:${ports.smtp}`

const partners = ({ ports, folder, secrets, apiUrl, isTesting }: Installation): ServiceDeclaration => ({
  name: 'partners',
  port: ports.partners,
  environment: {
    SMTP_PORT: String(ports.smtp),
    DATA_DIR: folder.partners,
    MERCHANT_KEY: secrets.merchant,
    PARTNERS_ORIGIN: publicOrigin('partners', ports.gateway),
    PARENT_ORIGINS: `http://*.localhost:${ports.gateway}`,
    GATEWAY_URL: loopback(ports.gateway),
    // Another back end has an address of its own for what payment providers tell.
    ...(apiUrl === undefined ? { CALLBACK_URL: `${loopback(ports.api)}/callbacks/payments` } : {}),
    ALLOW_FAULTS: String(isTesting),
  },
})

const identity = (installation: Installation): ServiceDeclaration => ({
  name: 'identity',
  port: installation.ports.identity,
  environment: {
    APP_DATABASE_URL: installation.appDatabaseUrl,
    ISSUER: publicOrigin('id', installation.ports.gateway),
    SMTP_URL: smtp(installation),
    KEYS_DIR: join(installation.folder.keys, 'identity'),
  },
})

const commerceApi = (installation: Installation): ServiceDeclaration => ({
  name: 'commerce-api',
  port: installation.ports.api,
  // Young objects of many orders at once find room: with less of it a tenth of the CPU goes into moving them.
  nodeOptions: ['--max-semi-space-size=32'],
  environment: {
    APP_DATABASE_URL: installation.appDatabaseUrl,
    GUEST_JWKS_URL: `${loopback(installation.ports.gateway)}/auth/guest-jwks.json`,
    IDENTITY_ISSUER: publicOrigin('id', installation.ports.gateway),
    IDENTITY_JWKS_URL: `${loopback(installation.ports.identity)}/jwks`,
    IDENTITY_URL: loopback(installation.ports.identity),
    PARTNERS_URL: loopback(installation.ports.partners),
    MERCHANT_ID: 'aisle-demo',
    MERCHANT_SECRET: installation.secrets.merchant,
    SMTP_URL: smtp(installation),
    // Links in mails lead back to the tenant's own store.
    STORE_URL: `http://{tenant}.localhost:${installation.ports.gateway}`,
    ...installation.pushKeys,
    PUSH_ON_LOOPBACK: String(installation.isTesting),
  },
})

const gateway = ({
  ports,
  host,
  folder,
  slices,
  appDatabaseUrl,
  apiUrl,
  isTesting,
}: Installation): ServiceDeclaration => ({
  name: 'gateway',
  port: ports.gateway,
  environment: {
    HOST: host,
    REGISTRY_DIR: slices.registryDir,
    DEV_SOCKETS: slices.devSockets.join(),
    IMAGES_DIR: folder.images,
    IMAGE_CACHE_DIR: folder.imageCache,
    API_URL: apiUrl ?? loopback(ports.api),
    IDENTITY_URL: loopback(ports.identity),
    PARTNERS_URL: loopback(ports.partners),
    APP_DATABASE_URL: appDatabaseUrl,
    GUEST_KEY_FILE: join(folder.keys, 'guest.json'),
    // Tests come from one address.
    ...(isTesting ? { GUEST_TOKENS_PER_MINUTE: '100000' } : {}),
  },
})
