import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import shakeRouter, { cuts } from './shaken-router.ts'
import { findWorkspace } from './workspace.ts'

const { resolve } = createRequire(join(findWorkspace(), 'shell/package.json'))
const folder = join(dirname(resolve('react-router')), '../production')
const installed = [...readFileSync(join(folder, 'index.mjs'), 'utf8').matchAll(/from "\.\/(chunk-\w+\.mjs)"/g)]
  .map(([, name = '']) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

it.each(cuts)('%s is there to be cut', (what) => {
  expect(installed.match(what)).not.toBeNull()
})

it('leaves nothing at module level that keeps what nobody uses', () => {
  const shaken = shakeRouter(installed)

  expect(shaken).toContain('return useNavigateUnstable();')
  expect(shaken).not.toContain('__reactRouterVersion')
  expect(shaken).not.toMatch(/^\w+\.(?:displayName|contextType) =/m)
  expect(shaken).not.toMatch(/^var \w+ = (?:class extends React|Symbol\()/m)
})
