#!/usr/bin/env node
// For benches only: makes a tenant of a registry of its own run the whole store as one build.
import { parseArgs } from 'node:util'
import { publishMonolith } from '../src/monolith/publish-monolith.ts'
import { findWorkspace } from '../src/presets/workspace.ts'

const { values } = parseArgs({ options: { dir: { type: 'string' }, tenant: { type: 'string' } } })
try {
  if (!values.dir || !values.tenant) throw new Error('Say where and for whom: --dir FOLDER --tenant NAME.')
  const { dir: registry, tenant } = values
  process.stdout.write(`${await publishMonolith({ workspace: findWorkspace(), registry, tenant })}\n`)
} catch (error) {
  // A refusal is an answer; anything else is a fault of ours and shows its origin.
  console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error)
  process.exitCode = 1
}
