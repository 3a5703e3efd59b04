import { describe, expect, it } from 'vitest'
import { makeFolder, writeFiles } from '../testing/fixture-workspace.ts'
import { checkBoundaries } from './check-boundaries.ts'

function check(file: string, source: string) {
  const workspace = makeFolder()
  writeFiles(workspace, { [file]: source })
  return checkBoundaries(workspace)
}

const planted = [
  [
    'a remote imports another',
    'mf-orders/src/a.ts',
    "import { cart } from 'mf-cart-checkout/surface'",
    'Remotes meet through the contract',
  ],
  [
    'a remote reaches into another',
    'mf-orders/src/a.ts',
    "export * from '../../mf-account/src/b.ts'",
    'leads into another package',
  ],
  [
    "a remote takes the shell's door",
    'mf-orders/src/a.ts',
    "import { startPlatform } from '@aisle/platform/host'",
    'a remote does not import',
  ],
  [
    'a remote lazily imports the shell',
    'mf-orders/src/a.ts',
    "const shell = () => import('shell')",
    'a remote does not import shell',
  ],
  [
    'a remote takes the router',
    'mf-orders/src/a.tsx',
    "import { Link } from 'react-router'",
    'a remote does not import react-router',
  ],
  [
    'the contract imports React',
    'packages/contract/src/a.ts',
    "import type { FC } from 'react'",
    'The contract is pure data',
  ],
  [
    'the api imports Node',
    'packages/api/src/a.ts',
    "import { join } from 'node:path'",
    'api does not import node:path',
  ],
  ['the whole of zod goes to browsers', 'packages/api/src/a.ts', "import { z } from 'zod'", 'api does not import zod'],
  [
    'a server imports a browser package',
    'packages/gateway/src/a.ts',
    "import { Link } from '@aisle/platform'",
    'Servers share endpoints',
  ],
  [
    'a server imports parts of pages',
    'packages/gateway/src/a.ts',
    "import { tokenStyles } from '@aisle/ui/tokens'",
    'gateway does not import @aisle/ui/tokens',
  ],
  ['a server imports React', 'packages/gateway/src/a.ts', "import 'react'", 'gateway does not import react'],
  [
    'signing in leaves its folder',
    'shell/src/frame/a.ts',
    "import { UserManager } from 'oidc-client-ts'",
    'Signing in lives in shell/src/session',
  ],
  [
    'a service speaks SQL',
    'packages/commerce-api/src/slot/slot.service.ts',
    "import { eq } from 'drizzle-orm'",
    'SQL lives in *.store.ts',
  ],
  [
    'a remote bundles a class that the platform throws',
    'mf-orders/src/a.ts',
    "import { ApiError } from '@aisle/api/client'",
    'Take ApiError from @aisle/platform',
  ],
  ['a page fetches', 'mf-orders/src/a.tsx', "const orders = await fetch('/v1/Order')", 'fetch is not called here'],
] as const

describe('a violation is found and says what to do:', () => {
  it.each(planted)('%s', (_, file, source, advice) => {
    expect(check(file, `\n${source}\n`)).toEqual([{ file, line: 2, message: expect.stringContaining(advice) }])
  })
})

const allowed = [
  [
    'the doors of a remote',
    'mf-orders/src/a.ts',
    "import { linkTo } from '@aisle/platform'\nimport { Price } from '@aisle/ui/price'",
  ],
  ['a comment', 'mf-orders/src/a.ts', "// import { x } from 'shell'\n/* fetch('/x') */"],
  ['a method called fetch', 'mf-orders/src/a.ts', "catalogue.fetch('x')\nprefetch('y')"],
  ['test libraries in a test', 'mf-orders/src/a.test.tsx', "import { it } from 'vitest'\nimport { http } from 'msw'"],
  ['SQL in a store', 'packages/commerce-api/src/slot/slot.store.ts', "import { eq } from 'drizzle-orm'"],
  ['signing in where it lives', 'shell/src/session/a.ts', "import { UserManager } from 'oidc-client-ts'"],
] as const

it.each(allowed)('%s is no violation', (_, file, source) => {
  expect(check(file, source)).toEqual([])
})
