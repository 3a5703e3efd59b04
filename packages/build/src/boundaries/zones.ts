/** A part of the workspace and what its code may import. Tests may import test libraries besides. */
export type Zone = {
  readonly name: string
  /** Folders, relative to the workspace; `mf-*` is every remote. */
  readonly folders: readonly string[]
  /** Packages and, with a path, doors of packages: `@aisle/platform` allows that door only, `react-dom/*` all below. */
  readonly may: readonly string[]
  /** What to do instead. */
  readonly advice: string
}

const react = ['react', 'react/*', 'react-dom', 'react-dom/*']
const api = ['@aisle/api/*']

export const zones: readonly Zone[] = [
  {
    name: 'contract',
    folders: ['packages/contract/src'],
    may: ['zod/mini'],
    advice: 'The contract is pure data and types; put behaviour into the platform.',
  },
  {
    name: 'api',
    folders: ['packages/api/src'],
    may: ['zod/mini'],
    advice: 'Endpoints are schemas that browser and server read; put behaviour where it is used.',
  },
  {
    name: 'platform',
    folders: ['packages/platform/src'],
    may: [
      ...api,
      ...react,
      '@aisle/contract',
      '@module-federation/enhanced/runtime',
      '@tanstack/react-query',
      'react-router',
      'rxjs',
      'rxjs/*',
      'single-spa-react',
      'single-spa-react/*',
      'zod/mini',
      'zustand',
      'zustand/*',
    ],
    advice: 'Every page pays for the platform; take the library in the slice that needs it, or write an ADR.',
  },
  {
    name: 'ui',
    folders: ['packages/ui/src'],
    may: [
      ...api,
      ...react,
      '@aisle/contract',
      '@aisle/platform',
      'styled-components',
      'swiper',
      'swiper/*',
      'zod/mini',
    ],
    advice: 'Store parts know types and hooks of the platform; what knows more belongs into a slice.',
  },
  {
    name: 'a remote',
    folders: ['mf-*/src'],
    may: [
      ...api,
      ...react,
      '@aisle/contract',
      '@aisle/platform',
      '@aisle/ui/*',
      '@tanstack/react-query',
      'rxjs/operators',
      'styled-components',
      'us-atlas/states-10m.json',
      'zod/mini',
    ],
    advice:
      'Remotes meet through the contract: link by name (linkTo), open a dialog by name (openDialog), fill a slot, or publish an event.',
  },
  {
    name: 'the shell',
    folders: ['shell/src'],
    may: [
      ...api,
      ...react,
      '@aisle/contract',
      '@aisle/contract/service-worker',
      '@aisle/platform',
      '@aisle/platform/*',
      '@aisle/ui/*',
      '@module-federation/enhanced/runtime',
      '@tanstack/react-query',
      'node:stream',
      'react-router',
      'rxjs',
      'styled-components',
      'zod/mini',
      'zustand',
      'zustand/*',
    ],
    advice: 'The shell knows remotes from the registry only; nothing of a remote is imported.',
  },
  ...['commerce-api', 'identity', 'gateway', 'partners'].map((name) => ({
    name,
    folders: [`packages/${name}/src`],
    may: [
      'server',
      ...api,
      '@aisle/contract',
      ...(name === 'gateway' ? ['@aisle/build/registry', '@aisle/build/rendering'] : []),
    ],
    advice: 'Servers share endpoints and the contract with browsers, never code that runs in one.',
  })),
]

/** Libraries that only a browser needs: what a server may not import. */
export const browserLibraries = [
  'react',
  'react-dom',
  'react-router',
  'styled-components',
  'swiper',
  'zustand',
  'rxjs',
  'oidc-client-ts',
  'dompurify',
  'single-spa-react',
  '@tanstack/react-query',
]

/** What tests may import besides. */
export const testLibraries = [
  'vitest',
  'vitest/*',
  'msw',
  'msw/*',
  'fast-check',
  'axe-core',
  'happy-dom',
  '@testing-library/*',
  '@aisle/platform/*',
  '@aisle/commerce-api/testing',
  '@aisle/build/testing',
  '@aisle/contract/testing',
]

/** Things of which there is one place, whatever the zone. */
export const onlyPlaces = [
  {
    what: /^@aisle\/api\/client$/,
    within: /^(mf-[^/]+|packages\/ui)\//,
    where: /(?!)/,
    advice: 'Take ApiError from @aisle/platform: a class of an own bundle is never the one that is thrown.',
  },
  {
    what: /^oidc-client-ts$/,
    where: /^shell\/src\/session\//,
    advice: 'Signing in lives in shell/src/session; everybody else uses `session` of the platform.',
  },
  {
    what: /^(node:|react-dom\/server$)/,
    within: /^shell\//,
    where: /^shell\/src\/server\//,
    advice: 'What runs on the server lives in shell/src/server: it is a build of its own.',
  },
  {
    what: /^(drizzle-orm(\/.*)?|pg)$/,
    within: /^packages\/commerce-api\/src\//,
    where: /\.(store|table|builder|seed|sql)\.ts$|\/(database|server|testing|seeding)\/|(seeding|main|migrate)\.ts$/,
    advice: 'SQL lives in *.store.ts; services call the store.',
  },
] as const

/** `fetch(` is called where calls are made for everybody, between servers, and by the worker that hands pages on. */
export const fetchPlaces =
  /^packages\/(api\/src\/client|gateway|identity|partners|launcher|commerce-api)\/|^shell\/src\/service-worker\/worker\/|^(e2e|scripts)\//
export const fetchAdvice =
  'Call the API through useCall, or api.call of the platform: they authorise, time out, retry and parse.'
